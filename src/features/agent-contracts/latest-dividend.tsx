import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import Check from 'lucide-react/icons/check';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Dividend } from '#src/contract/agents/agent-contracts.schema.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { cx } from '#src/ui/class-names.ts';
import { dayText } from './contract-text.ts';
import s from './contracts.module.css';
import d from './dividend.module.css';

/** The head of a statement: the period, what it came to, and where the money is. */
export function LatestDividend({ of: { from, until, amount, state, paidAt } }: { of: Dividend }) {
  const money = useMoney();
  const language = useAtomValue(languageAtom);
  return (
    <div className={d.latest}>
      <div>
        <h2 className="num">
          <Trans>
            {dayText(from, language)} to {dayText(until, language)}
          </Trans>
        </h2>
        <p className={cx(d.figure, 'num')} translate="no">
          {money(amount)}
        </p>
      </div>
      {state !== 'none' && (
        <span className={cx(s.tag, s.here)}>
          {state === 'paid' && paidAt !== null ? (
            <>
              <Check size={16} aria-hidden />
              <Trans>Paid on {formatDay(paidAt, language)}</Trans>
            </>
          ) : (
            <Trans>On its way</Trans>
          )}
        </span>
      )}
    </div>
  );
}
