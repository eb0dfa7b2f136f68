import { Trans } from '@lingui/react/macro';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { TeamFigures } from '#src/contract/agents/team.schema.ts';
import { minus } from '#src/platform/language/format-signed.ts';
import { useFigures } from './use-figures.ts';
import s from './team.module.css';

/** The result of the days, and what is left of it after the commission of the agent. */
export function PnlSums({ figures: { totals, rebates = '0.00' } }: { figures: TeamFigures }) {
  const { money } = useFigures();
  const left = fromMinor(toMinor(totals.result) - toMinor(rebates));
  return (
    <dl className={s.sums}>
      <div>
        <dt>
          <Trans>Result</Trans>
        </dt>
        <dd className="num">{money(totals.result)}</dd>
      </div>
      <div>
        <dt>
          <Trans>Your commission of closed days</Trans>
        </dt>
        <dd className="num">{toMinor(rebates) > 0 ? `${minus} ${money(rebates)}` : money(rebates)}</dd>
      </div>
      <div className={s.last}>
        <dt>
          <Trans>After commission</Trans>
        </dt>
        <dd className="num">{money(left)}</dd>
      </div>
    </dl>
  );
}
