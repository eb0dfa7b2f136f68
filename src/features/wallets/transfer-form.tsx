import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { AmountField } from '#src/components/people/money/amount-field.tsx';
import { typedAmount } from '#src/components/people/money/typed-amount.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';
import type { VendorWallet, Wallets } from '#src/contract/wallets/wallets.schema.ts';
import { mainWallet, quickTransfers } from '#src/contract/wallets/wallets.ts';
import { hiddenBalanceAtom } from '#src/state/money/wallet.ts';
import { Button } from '#src/ui/button.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { Sheet } from '#src/ui/sheet.tsx';
import { FromTo } from './from-to.tsx';
import { transferText } from './transfer-text.ts';
import { transfer } from './wallets.resource.ts';
import s from './wallets.module.css';

type TransferFormProps = { wallets: Wallets; wallet: VendorWallet; onClose: () => void };
type Direction = 'out' | 'home';

/** Moves money between the main wallet and one at a vendor. */
export function TransferSheet(props: TransferFormProps) {
  const { t } = useLingui();
  return (
    <Sheet open onClose={props.onClose} title={t`Move money`} closeLabel={t`Close`}>
      <TransferForm {...props} />
    </Sheet>
  );
}

/** From, to and the amount; what a vendor refuses is said here, and nothing typed is lost. */
function TransferForm({ wallets, wallet, onClose }: TransferFormProps) {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const hidden = useAtomValue(hiddenBalanceAtom);
  const { vendor, name, balance } = wallet;
  const mayGo = wallet.open && !wallets.limited;
  const [direction, setDirection] = useState<Direction>(mayGo && toMinor(wallets.main) > 0 ? 'out' : 'home');
  const [refused, setRefused] = useState<string>();
  const out = direction === 'out';
  const most = out ? wallets.main : balance;
  const highest = money(most);
  const form = useAppForm({
    schema: v.object({
      amount: typedAmount({ min: '0.01', max: most }, msg`The amount is zero.`, msg`There is ${highest} to move.`),
    }),
    values: { amount: '' },
    submit: (store, { amount }, key) => {
      setRefused(undefined);
      const [from, to] = out ? [mainWallet, vendor] : [vendor, mainWallet];
      return transfer(store, { from, to, amount }, key);
    },
    onSuccess: (made) => {
      const said = i18n._(transferText(made).where);
      if (made.state === 'refused') setRefused(said);
      else {
        toasts.show(said, { kind: made.state === 'confirmed' ? 'success' : 'info' });
        onClose();
      }
    },
    about: { insufficient_balance: 'amount' },
  });
  const chosen = readTypedAmount(form.watch('amount') ?? '');
  const choose = (typed: string) => form.setValue('amount', typed, { shouldDirty: true, shouldValidate: true });
  const sum = chosen && money(chosen);
  const minor = chosen && toMinor(chosen) <= toMinor(most) ? toMinor(chosen) * (out ? 1 : -1) : undefined;
  const [mainAfter, thereAfter] =
    minor === undefined
      ? []
      : [money(fromMinor(toMinor(wallets.main) - minor)), money(fromMinor(toMinor(balance) + minor))];
  return (
    <>
      <FromTo
        wallets={wallets}
        wallet={wallet}
        out={out}
        onTurn={
          mayGo
            ? () => {
                setRefused(undefined);
                form.clearErrors();
                setDirection(out ? 'home' : 'out');
              }
            : undefined
        }
      />
      {refused && <InlineAlert>{refused}</InlineAlert>}
      <AppForm
        form={form}
        submitLabel={sum ? <Trans>Move {sum}</Trans> : <Trans>Move</Trans>}
        blocked={toMinor(most) === 0 ? t`There is nothing to move from here.` : undefined}
        confirmLeave={false}
      >
        <AmountField
          {...form.field('amount')}
          amounts={quickTransfers}
          chosen={chosen}
          onChoose={choose}
          after={
            <Button variant="text" disabled={toMinor(most) === 0} onClick={() => choose(most.replace('.', ','))}>
              <Trans context="balance">All</Trans>
            </Button>
          }
        />
        <p className={s.after} aria-live="polite">
          {mainAfter !== undefined && thereAfter !== undefined && !hidden ? (
            <Trans>
              Afterwards: main {mainAfter}, {name} {thereAfter}. No fee, back whenever you like.
            </Trans>
          ) : (
            <Trans>No fee, back whenever you like.</Trans>
          )}
        </p>
      </AppForm>
    </>
  );
}
