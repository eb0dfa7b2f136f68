import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import type { Bonus } from '#src/contract/payments/bonuses.schema.ts';
import { useMoney } from '../use-money.ts';

/** The state of a bonus in words. */
const states: Record<Bonus['state'], MessageDescriptor> = {
  offered: msg`Waits for the deposit`,
  active: msg`Active`,
  paid: msg`In your balance`,
  dropped: msg`Dropped by you`,
  expired: msg`Expired`,
  cancelled: msg`Cancelled`,
  lapsed: msg`Not paid`,
  'taken-back': msg`Taken back with its deposit`,
};

/** Bonuses that have ended, each with how. */
export function PastBonuses({ list }: { list: readonly Bonus[] }) {
  const { i18n } = useLingui();
  const money = useMoney();
  return (
    <ul>
      {list.map(({ id, amount, state }) => (
        <li key={id}>
          <span>{i18n._(states[state])}</span>
          <b className="num">{money(amount)}</b>
        </li>
      ))}
    </ul>
  );
}
