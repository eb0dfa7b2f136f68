import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useEffect, useEffectEvent } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { typedAmount } from '#src/components/people/money/typed-amount.ts';
import { PictureField } from '#src/components/people/pictures/picture-field.tsx';
import { SmallNote } from '#src/components/people/money/small-note.tsx';
import type { DepositMethod } from '#src/contract/payments/deposits.schema.ts';
import { CpfField, cpfRule } from './cpf-field.tsx';
import { DepositAmount } from './deposit-amount.tsx';
import { tellTransfer } from './deposits.resource.ts';
import { HouseAccount } from './house-account.tsx';
import type { MethodFormProps } from './method-form.ts';
import { Within } from './within.tsx';
import s from './deposit.module.css';

type TransferFormProps = MethodFormProps & { method: Extract<DepositMethod, { method: 'TRANSFER' }> };

/** The form of a deposit by bank transfer: the amount, where to transfer it, the picture of the receipt, and once the member's CPF [S1-031]. */
export function TransferForm({ method, cpf, amount: before, onAmount, receipt, onBegun }: TransferFormProps) {
  const { t } = useLingui();
  const needsCpf = cpf === undefined;
  const [picture] = receipt.pictures;
  const pictureId = picture?.id ?? '';
  const form = useAppForm({
    schema: v.object({
      amount: typedAmount(method),
      picture: v.pipe(v.string(), required(msg`Add a picture of the receipt.`)),
      cpf: cpfRule(needsCpf),
    }),
    values: { amount: before, picture: pictureId, cpf: '' },
    submit: (store, { amount, picture: sent, cpf: typedCpf }, key) =>
      tellTransfer(store, { amount, picture: sent, ...(needsCpf && { cpf: typedCpf }) }, key),
    onSuccess: ({ id }) => onBegun(id),
    about: { cpf_refused: 'cpf' },
  });
  const typed = form.watch('amount') ?? '';
  const keep = useEffectEvent(() => onAmount(typed));
  useEffect(() => keep(), [typed]);
  const choose = useEffectEvent(() =>
    form.setValue('picture', pictureId, { shouldDirty: pictureId !== '', shouldValidate: pictureId !== '' }),
  );
  useEffect(() => choose(), [pictureId]);
  const isUploading = picture !== undefined && !picture.error && pictureId === '';
  const blocked = (): string | undefined => {
    if (picture?.error) return t`A picture was not uploaded. Try again or remove it.`;
    return isUploading ? t`The picture is still uploading.` : undefined;
  };
  return (
    <AppForm
      form={form}
      submitLabel={<Trans>I have transferred</Trans>}
      blocked={blocked()}
      tone="play"
      confirmLeave={false}
    >
      <DepositAmount
        bounds={method}
        typed={typed}
        field={form.field('amount')}
        onChoose={(quick) => form.setValue('amount', quick, { shouldDirty: true, shouldValidate: true })}
      />
      <HouseAccount account={method.account} />
      <PictureField
        label={<Trans>Receipt of the transfer</Trans>}
        hint={<Trans>JPG or PNG, up to 5 MB.</Trans>}
        most={1}
        errors={isUploading ? [] : form.field('picture').errors}
        pictures={receipt.pictures}
        offline={form.offline}
        onAdd={receipt.add}
        onRemove={receipt.remove}
        onRetry={receipt.retry}
      />
      {needsCpf && <CpfField {...form.field('cpf')} />}
      <SmallNote icon={ShieldCheck} className={s.own}>
        <Trans>
          Transfer only from an account with your CPF. We check <Within minutes={method.minutes} />; the amount that has
          arrived is added to your balance.
        </Trans>
        {cpf && <b className="num"> CPF •••-{cpf}</b>}
      </SmallNote>
    </AppForm>
  );
}
