import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { readCpf } from '#src/contract/money/cpf.ts';
import { Field } from '#src/ui/field.tsx';

const wrongCpf = text(msg`Check the CPF: it has 11 digits.`);

/** The rule of the CPF, which is asked for where none is known. */
export const cpfRule = (needed: boolean) =>
  needed
    ? v.pipe(
        v.string(),
        v.trim(),
        required(msg`Enter your CPF.`),
        v.check((cpf) => cpf === '' || readCpf(cpf) !== undefined, wrongCpf),
      )
    : v.string();

/** The member's CPF. Takes the props of `form.field`. */
export function CpfField(field: Omit<ComponentProps<typeof Field>, 'label'>) {
  const { t } = useLingui();
  return (
    <Field
      {...field}
      label={t`Your CPF`}
      inputMode="numeric"
      autoComplete="off"
      maxLength={18}
      hint={t`Asked once, to recognise your payments.`}
    />
  );
}
