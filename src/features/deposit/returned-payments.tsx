import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Undo2 from 'lucide-react/icons/undo-2';
import { useMoney } from '#src/components/people/use-money.ts';
import type { ReturnedPayment } from '#src/contract/payments/deposits.schema.ts';
import s from './deposit-outcome.module.css';

const reasons: Record<ReturnedPayment['reason'], MessageDescriptor> = {
  'other-payer': msg`It came from another CPF.`,
  'paid-twice': msg`The code had been paid already.`,
  'other-amount': msg`It was not the amount of the code.`,
  'over-limit': msg`The code had ended, and your deposit limit has no room for it.`,
};

/** Payments of a deposit that were not credited: where the money is now, and why. */
export function ReturnedPayments({ payments }: { payments: readonly ReturnedPayment[] }) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  return payments.map(({ id, amount, reason, state }) => {
    const sum = money(amount);
    return (
      <p key={id} className={s.returned}>
        <Undo2 size={20} aria-hidden />
        <span>
          <b className="num">{state === 'returned' ? t`${sum} was sent back` : t`${sum} is being sent back`}</b>
          <small>{i18n._(reasons[reason])}</small>
        </span>
      </p>
    );
  });
}
