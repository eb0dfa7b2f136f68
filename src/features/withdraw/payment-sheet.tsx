import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { Receipt, ReceiptRow } from '#src/components/people/money/receipt.tsx';
import { useMoney } from '#src/components/people/use-money.ts';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { Payee } from '#src/contract/payments/payees.schema.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { PaymentPasswordField } from './payment-password-field.tsx';
import { SetPasswordFirst } from './set-password-first.tsx';
import { payeeName } from './payee-name.ts';
import { ask } from './withdrawals.resource.ts';
import s from './withdraw.module.css';

const schema = v.object({ paymentPassword: v.pipe(v.string(), required(msg`Enter your payment password.`)) });

type Asked = {
  readonly amount: Amount;
  readonly fee: Amount;
  readonly payee: Payee;
  readonly onAsked: (id: string) => void;
};
type PaymentSheetProps = Asked & { hasPassword: boolean; onClose: () => void };

/** Asks for the payment password, under what it is for; without one it leads to where it is set. */
export function PaymentSheet({ hasPassword, onClose, ...asked }: PaymentSheetProps) {
  const { t } = useLingui();
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Payment password`}
      note={<Trans>Six digits, for withdrawals alone.</Trans>}
      closeLabel={t`Close`}
    >
      {hasPassword ? <PaymentPasswordForm {...asked} /> : <SetPasswordFirst />}
    </Sheet>
  );
}

function PaymentPasswordForm({ amount, fee, payee, onAsked }: Asked) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const sum = money(amount);
  const form = useAppForm({
    schema,
    values: { paymentPassword: '' },
    submit: (store, { paymentPassword }, key) => ask(store, { amount, fee, payeeId: payee.id, paymentPassword }, key),
    onSuccess: ({ id }) => onAsked(id),
    about: { rate_limited: 'paymentPassword' },
  });
  return (
    <>
      <Receipt>
        <ReceiptRow name={<Trans>You receive</Trans>} digits>
          {money(fromMinor(toMinor(amount) - toMinor(fee)))}
        </ReceiptRow>
        {toMinor(fee) > 0 && (
          <ReceiptRow name={<Trans>Fee</Trans>} digits>
            {money(fee)}
          </ReceiptRow>
        )}
        <ReceiptRow name={i18n._(payeeName[payee.kind])} digits>
          {payee.masked}
        </ReceiptRow>
      </Receipt>
      <AppForm form={form} submitLabel={<Trans>Withdraw {sum}</Trans>} confirmLeave={false}>
        <PaymentPasswordField
          {...form.field('paymentPassword')}
          label={t`Payment password`}
          labelAside={
            <Link to="/m/securityCenter/payment" search={{ next: 'withdraw' }} className={s.link}>
              <Trans>I forgot it</Trans>
            </Link>
          }
        />
      </AppForm>
    </>
  );
}
