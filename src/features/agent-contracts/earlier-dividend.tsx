import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { toMinor } from '#src/contract/core/amount.ts';
import type { Dividend } from '#src/contract/agents/agent-contracts.schema.ts';
import { formatDay } from '#src/platform/language/format.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { dayText } from './contract-text.ts';
import { DividendSum } from './dividend-sum.tsx';
import { useSignedMoney } from './use-signed-money.ts';
import s from './contracts.module.css';

/** A period of before: its sum in a line, which opens the whole of it. */
export function EarlierDividend({ of }: { of: Dividend }) {
  const money = useSignedMoney();
  const language = useAtomValue(languageAtom);
  const negative = toMinor(of.carried) < 0;
  return (
    <li>
      <details>
        <summary>
          <span className={s.what}>
            <b className="num">
              <Trans>
                {dayText(of.from, language)} to {dayText(of.until, language)}
              </Trans>
            </b>
            <small className="num">
              {negative ? (
                <Trans>Negative, carried into the next period</Trans>
              ) : of.state === 'none' ? (
                <Trans>Nothing to pay</Trans>
              ) : of.state === 'paid' && of.paidAt !== null ? (
                <Trans>Paid on {formatDay(of.paidAt, language)}</Trans>
              ) : (
                <Trans>On its way</Trans>
              )}
            </small>
          </span>
          <b className="num">{money(negative ? of.carried : of.amount)}</b>
        </summary>
        <DividendSum of={of} />
      </details>
    </li>
  );
}
