import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { type FieldValues, type Path, type PathValue, useWatch } from 'react-hook-form';
import type { AppFormState } from '#src/components/kit/forms/use-app-form.ts';
import { useResource } from '#src/platform/resource/resource.ts';
import { countriesResource } from '#src/state/site/countries.ts';
import { dialingCodeOf, likelyDialingCode } from './dialling.ts';
import type { MobileField } from './mobile-field.tsx';
import type { SmsCodeField } from './sms-code-field.tsx';

/** A form's field names of its mobile number, the number's dialling code and the code sent to it. */
type Names<Input extends FieldValues> = Record<'mobile' | 'dialingCode' | 'code', Path<Input>>;

export const mobileNames = { mobile: 'mobile', dialingCode: 'dialingCode', code: 'code' } as const;

/**
 * For MobileField: the number and its dialling code as a form holds them. The default code is the merchant's [S1-389] once
 * loaded, unless one was selected or a number was entered; the browser's if loading fails.
 */
export function useMobileField<Input extends FieldValues, Output>(
  form: AppFormState<Input, Output>,
  { mobile, dialingCode }: Omit<Names<Input>, 'code'>,
): ComponentProps<typeof MobileField> {
  const { control, getValues, setValue, trigger } = form;
  const set = (name: Path<Input>, value: string, shouldDirty = true) =>
    setValue(name, value as PathValue<Input, typeof name>, { shouldDirty });
  const current = useWatch({ control, name: dialingCode });
  const chosen = useRef(false);
  const { value: merchant } = useResource(countriesResource, undefined, { onDemand: true });
  const presetCode = useEffectEvent(() => {
    const code = dialingCodeOf(merchant?.preset);
    const untouched = !chosen.current && current === likelyDialingCode() && getValues(mobile) === '';
    // Not typed by the member: it does not count as unsaved work.
    if (code !== undefined && untouched) set(dialingCode, code, false);
  });
  useEffect(() => presetCode(), [merchant, current]);
  return {
    ...form.field(mobile),
    dialingCode: current,
    onDialingCode: (code, national) => {
      chosen.current = true;
      set(dialingCode, code);
      if (national !== undefined) set(mobile, national);
      if (getValues(mobile) !== '') void trigger(mobile);
    },
  };
}

/**
 * For SmsCodeField: the code as a form holds it, and its recipient's number, if this and the fields `besides` it, such as a
 * captcha, are valid.
 */
export function smsCodeField<Input extends FieldValues, Output>(
  form: AppFormState<Input, Output>,
  { mobile, dialingCode, code }: Names<Input>,
  besides: readonly Path<Input>[] = [],
): Omit<ComponentProps<typeof SmsCodeField>, 'purpose'> {
  const { getValues, setValue, trigger } = form;
  return {
    ...form.field(code),
    valid: false,
    number: async () =>
      (await trigger([mobile, ...besides], { shouldFocus: true }))
        ? { mobile: getValues(mobile), dialingCode: getValues(dialingCode) }
        : null,
    onCode: (read) =>
      setValue(code, read as PathValue<Input, typeof code>, { shouldDirty: true, shouldValidate: true }),
  };
}
