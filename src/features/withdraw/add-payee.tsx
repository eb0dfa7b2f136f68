import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { SmallNote } from '#src/components/people/money/small-note.tsx';
import type { WithdrawOptions } from '#src/contract/payments/withdrawals.schema.ts';
import { ChoiceChips } from '#src/ui/choice-chips.tsx';
import { Field } from '#src/ui/field.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { payeeName } from './payee-name.ts';
import { accountSchema, bodyOfAccount, bodyOfKey, type KeyKind, keyKinds, keySchema } from './payee-rules.ts';
import { PaymentPasswordField } from './payment-password-field.tsx';
import { addPayee } from './withdrawals.resource.ts';
import own from './payees.module.css';
import s from './withdraw.module.css';

type AddPayeeProps = { options: Pick<WithdrawOptions, 'cpf' | 'holder'>; onAdded: () => void };

/** Adds an own Pix key or an own bank account. */
export function AddPayee({ options, onAdded }: AddPayeeProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<'key' | 'account'>('key');
  const added = () => {
    toasts.show(t`Added`, { kind: 'success' });
    onAdded();
  };
  return (
    <>
      <Segmented
        full
        label={t`Key or account`}
        value={way}
        onChange={setWay}
        segments={[
          { value: 'key', label: t`Pix key` },
          { value: 'account', label: t`Bank account` },
        ]}
      />
      {way === 'key' ? (
        <KeyForm options={options} onAdded={added} />
      ) : (
        <AccountForm options={options} onAdded={added} />
      )}
    </>
  );
}

const inputModes = { cpf: 'numeric', phone: 'tel', email: 'email', random: 'text' } as const;

function KeyForm({ options: { cpf, holder }, onAdded }: AddPayeeProps) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<KeyKind>('cpf');
  const needsCpf = cpf === '' && kind !== 'cpf';
  const form = useAppForm({
    schema: keySchema(kind, { needsCpf, needsHolder: holder === '' }),
    values: { kind, key: '', cpf: '', holder: '', paymentPassword: '' },
    submit: (store, typed, key) => addPayee(store, bodyOfKey(kind, typed, cpf === ''), key),
    onSuccess: onAdded,
    about: { payee_refused: 'key', cpf_refused: needsCpf ? 'cpf' : 'key', rate_limited: 'paymentPassword' },
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save key</Trans>} confirmLeave={false}>
      <ChoiceChips
        {...form.field('kind', () => {
          setKind(form.getValues('kind'));
          form.resetField('key');
        })}
        label={t`Kind of key`}
        choices={keyKinds.map((value) => ({ value, label: i18n._(payeeName[value]) }))}
      />
      <Field
        {...form.field('key')}
        label={i18n._(payeeName[kind])}
        inputMode={inputModes[kind]}
        autoCapitalize="none"
        autoComplete="off"
        maxLength={100}
        before={kind === 'phone' ? <span className={own.prefix}>+55</span> : undefined}
      />
      {needsCpf && <CpfField {...form.field('cpf')} />}
      <HolderField holder={holder} {...form.field('holder')} />
      <PaymentPasswordField {...form.field('paymentPassword')} label={t`Payment password`} />
      <Own />
    </AppForm>
  );
}

function AccountForm({ options: { cpf, holder }, onAdded }: AddPayeeProps) {
  const { t } = useLingui();
  const needsCpf = cpf === '';
  const form = useAppForm({
    schema: accountSchema({ needsCpf, needsHolder: holder === '' }),
    values: { bank: '', branch: '', number: '', type: '', cpf: '', holder: '', paymentPassword: '' },
    submit: (store, typed, key) => addPayee(store, bodyOfAccount(typed, needsCpf), key),
    onSuccess: onAdded,
    about: { payee_refused: 'holder', cpf_refused: 'cpf', rate_limited: 'paymentPassword' },
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save account</Trans>} confirmLeave={false}>
      <Field
        {...form.field('bank')}
        label={t`Bank number`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        hint={t`Three digits, such as 001 or 260.`}
      />
      <div className={own.pair}>
        <Field {...form.field('branch')} label={t`Branch`} inputMode="numeric" autoComplete="off" maxLength={4} />
        <Field {...form.field('number')} label={t`Account with its digit`} autoComplete="off" maxLength={14} />
      </div>
      <ChoiceChips
        {...form.field('type')}
        label={t`Kind of account`}
        choices={[
          { value: 'checking', label: t`Current` },
          { value: 'savings', label: t`Savings` },
          { value: 'salary', label: t`Salary` },
        ]}
      />
      {needsCpf && <CpfField {...form.field('cpf')} />}
      <HolderField holder={holder} {...form.field('holder')} />
      <PaymentPasswordField {...form.field('paymentPassword')} label={t`Payment password`} />
      <Own />
    </AppForm>
  );
}

type OfForm = Omit<React.ComponentProps<typeof Field>, 'label'>;

function CpfField(field: OfForm) {
  const { t } = useLingui();
  return <Field {...field} label={t`Your CPF`} inputMode="numeric" autoComplete="off" maxLength={18} />;
}

/** The owner's name: as it is known, or to be typed once. */
function HolderField({ holder, ...field }: OfForm & { holder: string }) {
  const { t } = useLingui();
  if (holder !== '')
    return <Field label={t`Owner`} value={holder} readOnly hint={t`Your name, as you gave it once.`} />;
  return (
    <Field
      {...field}
      label={t`Owner`}
      autoComplete="name"
      maxLength={70}
      hint={t`Your full name, as at your bank. It does not change later.`}
    />
  );
}

const Own = () => (
  <SmallNote icon={ShieldCheck} className={s.own}>
    <Trans>The key or account has to be yours: the bank pays to nobody else’s CPF.</Trans>
  </SmallNote>
);
