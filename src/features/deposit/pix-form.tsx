import { Trans } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { typedAmount } from '#src/components/people/money/typed-amount.ts';
import { CpfField, cpfRule } from './cpf-field.tsx';
import { type Bounds, DepositAmount } from './deposit-amount.tsx';
import { begin } from './deposits.resource.ts';
import type { MethodFormProps } from './method-form.ts';
import s from './deposit.module.css';

/** The form of a deposit by Pix: the amount, and once the member's CPF, because only their own account pays. */
export function PixForm({ bounds, cpf, amount: before, onAmount, onBegun }: MethodFormProps & { bounds: Bounds }) {
  const needsCpf = cpf === undefined;
  const form = useAppForm({
    schema: v.object({ amount: typedAmount(bounds), cpf: cpfRule(needsCpf) }),
    values: { amount: before, cpf: '' },
    submit: (store, { amount, cpf: typedCpf }, key) =>
      begin(store, { amount, ...(needsCpf && { cpf: typedCpf }) }, key),
    onSuccess: ({ id }) => onBegun(id),
    about: { cpf_refused: 'cpf' },
  });
  const typed = form.watch('amount') ?? '';
  const keep = useEffectEvent(() => onAmount(typed));
  useEffect(() => keep(), [typed]);
  return (
    <AppForm form={form} submitLabel={<Trans>Continue with Pix</Trans>} tone="play" confirmLeave={false}>
      <DepositAmount
        bounds={bounds}
        typed={typed}
        field={form.field('amount')}
        onChoose={(quick) => form.setValue('amount', quick, { shouldDirty: true, shouldValidate: true })}
      />
      {needsCpf && <CpfField {...form.field('cpf')} />}
      <p className={s.own}>
        <ShieldCheck size={16} aria-hidden />
        <span>
          <Trans>Pay only from an account with your CPF. A Pix from somebody else is sent back.</Trans>
          {cpf && <b className="num"> CPF •••-{cpf}</b>}
        </span>
      </p>
    </AppForm>
  );
}
