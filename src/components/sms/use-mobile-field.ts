import type { ComponentProps } from 'react';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import type { AppFormState } from '#src/components/forms/use-app-form.ts';
import type { MobileField } from './mobile-field.tsx';
import type { SmsCodeField } from './sms-code-field.tsx';

/** What a form calls its mobile number, the number's dialling code and the code that is sent to it. */
type Names<Input extends FieldValues> = Record<'mobile' | 'dialingCode' | 'code', Path<Input>>;

export const mobileNames = { mobile: 'mobile', dialingCode: 'dialingCode', code: 'code' } as const;

/** For MobileField: the number and its dialling code as a form holds them. */
export function useMobileField<Input extends FieldValues, Output>(
  form: AppFormState<Input, Output>,
  { mobile, dialingCode }: Omit<Names<Input>, 'code'>,
): ComponentProps<typeof MobileField> {
  const { control, getValues, setValue, trigger } = form;
  const set = (name: Path<Input>, value: string) =>
    setValue(name, value as PathValue<Input, typeof name>, { shouldDirty: true });
  return {
    ...form.field(mobile),
    dialingCode: useWatch({ control, name: dialingCode }),
    onDialingCode: (code, national) => {
      set(dialingCode, code);
      if (national !== undefined) set(mobile, national);
      if (getValues(mobile) !== '') void trigger(mobile);
    },
  };
}

/** For SmsCodeField: the code as a form holds it, and the number that it is sent to, once that is right. */
export function smsCodeField<Input extends FieldValues, Output>(
  form: AppFormState<Input, Output>,
  { mobile, dialingCode, code }: Names<Input>,
): Omit<ComponentProps<typeof SmsCodeField>, 'purpose'> {
  const { getValues, setValue, trigger } = form;
  return {
    ...form.field(code),
    valid: false,
    number: async () =>
      (await trigger(mobile, { shouldFocus: true }))
        ? { mobile: getValues(mobile), dialingCode: getValues(dialingCode) }
        : null,
    onCode: (read) =>
      setValue(code, read as PathValue<Input, typeof code>, { shouldDirty: true, shouldValidate: true }),
  };
}
