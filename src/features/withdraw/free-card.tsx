import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/components/people/use-money.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { Card } from '#src/ui/card.tsx';
import { cx } from '#src/ui/class-names.ts';
import s from './withdraw.module.css';

/** How much of the balance can be withdrawn, and how much has to be played first. */
export function FreeCard({ options: { free, locked } }: { options: WithdrawOptions }) {
  const money = useMoney();
  const isLocked = toMinor(locked) > 0;
  const share = (100 * toMinor(free)) / Math.max(1, toMinor(free) + toMinor(locked));
  return (
    <Card className={s.facts}>
      {isLocked && (
        <span className={s.stack} aria-hidden="true">
          <i style={{ width: `${share}%` }} />
        </span>
      )}
      <dl>
        <div>
          <dt>
            {isLocked && <i className={s.key} aria-hidden="true" />}
            <Trans>Free to withdraw</Trans>
          </dt>
          <dd className="num">{money(free)}</dd>
        </div>
        {isLocked && (
          <div>
            <dt>
              <i className={cx(s.key, s.striped)} aria-hidden="true" />
              <Trans>To be played first</Trans>
            </dt>
            <dd className="num">{money(locked)}</dd>
          </div>
        )}
      </dl>
    </Card>
  );
}
