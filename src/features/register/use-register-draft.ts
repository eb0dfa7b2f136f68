import { useEffect, useEffectEvent } from 'react';
import type { Path, PathValue } from 'react-hook-form';
import type { AppFormState } from '#src/components/kit/forms/use-app-form.ts';
import { saveDraft, readDraft } from '#src/components/kit/forms/form-draft.ts';
import { likelyDialingCode } from '#src/components/people/sms/dialling.ts';
import { draftName, formNames, type RegisterValues, secretNames } from './register-names.ts';

type Form = Pick<AppFormState<RegisterValues, unknown>, 'formState' | 'getValues' | 'setValue' | 'subscribe'>;

/**
 * Restores the form's values after a visit to another page, and, except secrets, after a reload. Newer input takes precedence,
 * including input from before hydration; a captcha gets a new picture.
 */
export function useRegisterDraft(form: Form, onMethod: (method: string) => void): void {
  const { formState, getValues, setValue, subscribe } = form;
  const { isReady } = formState;
  const keep = (values: RegisterValues) => saveDraft(draftName, values, secretNames);
  const restore = useEffectEvent(() => {
    const draft = readDraft(draftName);
    if (typeof draft['method'] === 'string') onMethod(draft['method']);
    for (const [name, value] of Object.entries({ ...draft, identifying: '' })) {
      const field = name as Path<RegisterValues>;
      const typed = getValues(field);
      if (typed === undefined || (typeof typed === 'string' && typed !== '') || typed === value) continue;
      setValue(field, value as PathValue<RegisterValues, typeof field>, { shouldDirty: true });
    }
    if (getValues('countryDialingCode') === '') setValue('countryDialingCode', likelyDialingCode());
    if (formNames.some((name) => getValues(name) !== '')) keep(getValues());
  });
  const follow = useEffectEvent(() =>
    subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
  );
  useEffect(() => {
    if (!isReady) return;
    restore();
    return follow();
  }, [isReady]);
}
