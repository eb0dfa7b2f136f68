import { Trans } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useEffectEvent, useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { typedAmount } from '#src/components/people/money/typed-amount.ts';
import { SmallNote } from '#src/components/people/money/small-note.tsx';
import { toMinor } from '#src/contract/core/amount.ts';
import { CpfField, cpfRule } from './cpf-field.tsx';
import { type Bounds, DepositAmount } from './deposit-amount.tsx';
import { begin } from './deposits.resource.ts';
import type { MethodFormProps } from './method-form.ts';
import { OfferChoice } from './offer-choice.tsx';
import s from './deposit.module.css';

type PixFormProps = MethodFormProps & { bounds: Bounds };

/** The form of a deposit by Pix: the amount, and once the member's CPF, because only their own account pays. */
export function PixForm({ bounds, cpf, amount: before, onAmount, offers, onBegun }: PixFormProps) {
  const [offerId, setOfferId] = useState<string>();
  const needsCpf = cpf === undefined;
  const offer = offers.find(({ id }) => id === offerId);
  const least = offer && toMinor(offer.min) > toMinor(bounds.min) ? { ...bounds, min: offer.min } : bounds;
  const form = useAppForm({
    schema: v.object({ amount: typedAmount(least), cpf: cpfRule(needsCpf) }),
    values: { amount: before, cpf: '' },
    submit: (store, { amount, cpf: typedCpf }, key) =>
      begin(store, { amount, ...(needsCpf && { cpf: typedCpf }), ...(offer && { offer: offer.id }) }, key),
    onSuccess: ({ id }) => onBegun(id),
    about: { cpf_refused: 'cpf' },
  });
  const typed = form.watch('amount') ?? '';
  const keep = useEffectEvent(() => onAmount(typed));
  useEffect(() => keep(), [typed]);
  return (
    <AppForm form={form} submitLabel={<Trans>Continue with Pix</Trans>} tone="play" confirmLeave={false}>
      <DepositAmount
        bounds={least}
        typed={typed}
        field={form.field('amount')}
        onChoose={(quick) => form.setValue('amount', quick, { shouldDirty: true, shouldValidate: true })}
      />
      {offers.length > 0 && <OfferChoice offers={offers} chosen={offer} typed={typed} onChoose={setOfferId} />}
      {needsCpf && <CpfField {...form.field('cpf')} />}
      <SmallNote icon={ShieldCheck} className={s.own}>
        <Trans>Pay only from an account with your CPF. A Pix from somebody else is sent back.</Trans>
        {cpf && <b className="num"> CPF •••-{cpf}</b>}
      </SmallNote>
    </AppForm>
  );
}
