import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import ShieldCheck from 'lucide-react/icons/shield-check';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { AmountField } from '#src/components/people/money/amount-field.tsx';
import { typedAmount } from '#src/components/people/money/typed-amount.ts';
import { useMoney } from '#src/components/people/use-money.ts';
import type { Amount } from '#src/contract/core/amount.ts';
import { readTypedAmount } from '#src/contract/core/typed-amount.ts';
import { readCpf } from '#src/contract/money/cpf.ts';
import { quickAmounts } from '#src/contract/payments/deposits.ts';
import { depositTemplateAtom } from './deposit-template.ts';
import { Field } from '#src/ui/field.tsx';
import { begin } from './deposits.resource.ts';
import s from './deposit.module.css';

type Bounds = { readonly min: Amount; readonly max: Amount };

const wrongCpf = text(msg`Check the CPF: it has 11 digits.`);

/** The form's rules: an amount within the bounds, and a CPF where none is known. */
const depositSchema = (bounds: Bounds, needsCpf: boolean) =>
  v.object({
    amount: typedAmount(bounds),
    cpf: needsCpf
      ? v.pipe(
          v.string(),
          v.trim(),
          required(msg`Enter your CPF.`),
          v.check((cpf) => cpf === '' || readCpf(cpf) !== undefined, wrongCpf),
        )
      : v.string(),
  });

type DepositFormProps = {
  bounds: Bounds;
  /** The last digits of the member's CPF; undefined where none is known yet. */
  cpf: string | undefined;
  onBegun: (id: string) => void;
};

/** The amount of a deposit, by keys, in the merchant's template `new` also by one tap, and once the member's CPF: only their own account pays. */
export function DepositForm({ bounds, cpf, onBegun }: DepositFormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const quick = useAtomValue(depositTemplateAtom) === 'new';
  const needsCpf = cpf === undefined;
  const [least, most] = [money(bounds.min), money(bounds.max)];
  const form = useAppForm({
    schema: depositSchema(bounds, needsCpf),
    values: { amount: '', cpf: '' },
    submit: (store, { amount, cpf: typed }, key) => begin(store, { amount, ...(needsCpf && { cpf: typed }) }, key),
    onSuccess: ({ id }) => onBegun(id),
    about: { cpf_refused: 'cpf' },
  });
  const chosen = readTypedAmount(form.watch('amount') ?? '');
  return (
    <AppForm form={form} submitLabel={<Trans>Continue with Pix</Trans>} tone="play" confirmLeave={false}>
      <AmountField
        {...form.field('amount')}
        hint={t`From ${least} to ${most}`}
        amounts={quick ? quickAmounts : []}
        chosen={chosen}
        onChoose={(typed) => form.setValue('amount', typed, { shouldDirty: true, shouldValidate: true })}
      />
      {needsCpf && (
        <Field
          {...form.field('cpf')}
          label={t`Your CPF`}
          inputMode="numeric"
          autoComplete="off"
          maxLength={18}
          hint={t`Asked once, to recognise your payments.`}
        />
      )}
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
