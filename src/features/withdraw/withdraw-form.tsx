import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { AmountField } from '#src/components/people/money/amount-field.tsx';
import { typedAmount } from '#src/components/people/money/typed-amount.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import { type Amount, fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { quickWithdrawals } from '#src/contract/payments/withdrawals.ts';
import { Button } from '#src/ui/button.tsx';
import { ContestedCard } from './contested-card.tsx';
import { FreeCard } from './free-card.tsx';
import { TermsCard } from './terms-card.tsx';
import { TurnoverCard } from './turnover-card.tsx';
import { useBlocked } from './use-blocked.ts';

/** The highest amount that can be withdrawn now: of what is free, of one withdrawal and of the day. */
const mostOf = ({ free, max, dayLeft }: WithdrawOptions): Amount =>
  fromMinor(Math.max(0, Math.min(toMinor(free), toMinor(max), toMinor(dayLeft))));

const PaymentSheet = lazyPart(() => import('./payment-sheet.tsx'), 'PaymentSheet');
const PayeeSheet = lazyPart(() => import('./payee-sheet.tsx'), 'PayeeSheet');

/** The amount, where it goes, what it costs and what holds the rest; the payment password is asked for last. */
export function WithdrawForm({ options }: { options: WithdrawOptions }) {
  const { t } = useLingui();
  const money = useMoney();
  const navigate = useNavigate();
  const [sheet, setSheet] = useState<'payee' | 'password'>();
  const [asked, setAsked] = useState<Amount>();
  const most = mostOf(options);
  const [least, highest, ofDay] = [money(options.min), money(most), money(options.dayLeft)];
  const form = useAppForm({
    schema: v.object({
      amount: typedAmount(
        { min: options.min, max: most },
        msg`The amount is below the minimum, ${least}.`,
        msg`You can withdraw up to ${highest} now.`,
      ),
    }),
    values: { amount: '' },
    // Nothing is sent before the payment password is typed.
    submit: (_store, { amount }) => Promise.resolve(amount),
    onSuccess: (amount) => {
      setAsked(amount);
      setSheet('password');
    },
  });
  const chosen = readTypedAmount(form.watch('amount') ?? '');
  const blocked = useBlocked(options);
  const choose = (typed: string) => form.setValue('amount', typed, { shouldDirty: true, shouldValidate: true });
  const sum = chosen && money(chosen);
  const [payee] = options.list;
  return (
    <>
      <AppForm
        form={form}
        submitLabel={sum ? <Trans>Withdraw {sum}</Trans> : <Trans>Withdraw</Trans>}
        blocked={blocked}
        confirmLeave={false}
      >
        <AmountField
          {...form.field('amount')}
          amounts={quickWithdrawals}
          chosen={chosen}
          onChoose={choose}
          hint={t`From ${least}. Today you can still withdraw ${ofDay}.`}
          after={
            <Button
              variant="text"
              disabled={toMinor(most) < toMinor(options.min)}
              onClick={() => choose(most.replace('.', ','))}
            >
              <Trans context="balance">All</Trans>
            </Button>
          }
        />
        <ContestedCard options={options} />
        <FreeCard options={options} />
        <TermsCard options={options} amount={chosen} onPayee={() => setSheet('payee')} />
        <TurnoverCard options={options} />
      </AppForm>
      <Suspense fallback={null}>
        {sheet === 'payee' && <PayeeSheet options={options} onClose={() => setSheet(undefined)} />}
        {sheet === 'password' && asked && payee && (
          <PaymentSheet
            amount={asked}
            fee={options.fee}
            payee={payee}
            hasPassword={options.paymentPassword}
            onClose={() => setSheet(undefined)}
            onAsked={(id) => void navigate({ to: '/m/withdraw', search: { id } })}
          />
        )}
      </Suspense>
    </>
  );
}
