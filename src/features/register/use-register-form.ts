import { useLingui } from '@lingui/react';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { dropDraft } from '#src/components/kit/forms/form-draft.ts';
import { isUnknown } from '#src/components/kit/actions/intent.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { defaultMethod, shownFields } from '#src/contract/identity/register-rules.ts';
import { registerMethods, checkAffiliate } from '#src/contract/identity/registration.ts';
import type { RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import { AppError, toAppError } from '#src/platform/calls/errors.ts';
import { phoneServiceAtom } from '#src/state/identity/phone-service.ts';
import { registerAccount } from './register-account.ts';
import { draftName, emptyValues, formNames, type RegisterValues } from './register-names.ts';
import { registerSchema, type Known, nothingKnown } from './register-schema.ts';
import { useRegisterDraft } from './use-register-draft.ts';
import type { I18n } from '@lingui/core';
import { noticeDuration } from '#src/contract/core/limits.ts';
import { send } from '#src/platform/calls/send.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import { toasts } from '#src/ui/toast-store.ts';

/** Whether an invitation code is valid; undefined without a response, and the gateway decides later. Never rejects. */
async function verifyInvitation(code: string): Promise<boolean | undefined> {
  try {
    await send(checkAffiliate, { query: { code } });
    return true;
  } catch (cause) {
    return toAppError(cause).code === 'invitation_code_error' ? false : undefined;
  }
}

/** Shows a toast for 1 s that an invitation code is not valid [S2-170]; the error stays at the field. */
export const showBadInvitation = (i18n: I18n): void =>
  void toasts.show(i18n._(errorText.invitation_code_error), { kind: 'error', duration: noticeDuration.invitation });

/** The gateway's results for names and invitation codes, and functions that check more. */
function useKnown() {
  const [known, setKnown] = useState<Known>(nothingKnown);
  const recordTaken = (name: string) =>
    setKnown((last) => ({ ...last, takenNames: new Set([...last.takenNames, name.toLowerCase()]) }));
  /** Whether a code is valid; undefined for none, and without a response. */
  const checkCode = async (code: string): Promise<boolean | undefined> => {
    if (code === '' || known.codes.has(code)) return known.codes.get(code);
    const good = await verifyInvitation(code);
    if (good !== undefined) setKnown((last) => ({ ...last, codes: new Map([...last.codes, [code, good]]) }));
    return good;
  };
  return { known, recordTaken, checkCode };
}

type Options = { settings: RegisterSettings; invitation: string | undefined; onSuccess: () => void };

/**
 * The registration form: its fields, by the settings and the chosen method, and its submit. `invitation` is the URL's code: it
 * applies without its field, which is shown when it is not valid [S2-141].
 */
export function useRegisterForm({ settings, invitation, onSuccess }: Options) {
  const { i18n } = useLingui();
  const service = useAtomValue(phoneServiceAtom);
  const { known, recordTaken, checkCode } = useKnown();
  const [codeWanted, setCodeWanted] = useState(false);
  const [captcha, setCaptcha] = useState<{ id?: string; round: number }>({ round: 0 });
  const [chosen, choose] = useState('');
  const method = registerMethods.find((one) => one === chosen && settings.methods[one]) ?? defaultMethod(settings);
  const shown = useMemo(
    () => shownFields(codeWanted ? withInvitation(settings) : settings, method),
    [settings, method, codeWanted],
  );
  const refuseCode = () => {
    setCodeWanted(true);
    showBadInvitation(i18n);
  };

  const form = useAppForm<RegisterValues, Partial<RegisterValues>, void>({
    schema: registerSchema(shown, known),
    values: { ...emptyValues, agreed: settings.termsTicked },
    about: {
      username_taken: 'username',
      password_too_common: 'password',
      invitation_code_error: 'affiliateCode',
      referrer_link_error: 'recommenderId',
      verification_code_error: settings.captcha ? 'identifying' : 'messageCode',
    },
    submit: async (store, typed, key) => {
      const values = { ...typed, affiliateCode: form.getValues('affiliateCode').trim() };
      try {
        if ((await checkCode(values.affiliateCode)) === false) throw new AppError('invitation_code_error');
        await registerAccount(store, { method, values, captchaId: captcha.id, byService: service !== undefined }, key);
      } catch (cause) {
        const error = toAppError(cause);
        if (error.code === 'invitation_code_error') refuseCode();
        // A captcha is valid for one attempt; for a retry of the same while its outcome is unknown.
        if (settings.captcha && !isUnknown(error)) {
          setCaptcha({ round: captcha.round + 1 });
          form.setValue('identifying', '');
        }
        throw error;
      }
    },
    onSuccess: () => {
      dropDraft(draftName);
      onSuccess();
    },
  });
  const { getValues, register, setValue, trigger } = form;
  // Order in which the first invalid field is searched, independent of visibility.
  useState(() => formNames.map((name) => register(name)));
  useRegisterDraft(form, choose);

  const take = useEffectEvent((code: string) => {
    setValue('affiliateCode', code, { shouldDirty: true, shouldTouch: true });
    return checkCode(code);
  });
  const judge = useEffectEvent((good: boolean | undefined) => {
    if (good === false) refuseCode();
  });
  useEffect(() => {
    if (invitation) void take(invitation).then(judge);
  }, [invitation]);

  const checkAgain = useEffectEvent(() => {
    if (known.takenNames.has(getValues('username').trim().toLowerCase())) void trigger('username');
    const badCode = known.codes.get(getValues('affiliateCode').trim()) === false;
    if (badCode) void trigger('affiliateCode', { shouldFocus: codeWanted });
  });
  useEffect(() => checkAgain(), [known, codeWanted]);

  return {
    form,
    shown,
    method,
    choose,
    captcha,
    setCaptcha,
    recordTaken,
    checkCode,
    isGood: (code: string) => known.codes.get(code) === true,
  };
}

/** The form with the field for an invitation code. */
const withInvitation = (settings: RegisterSettings): RegisterSettings => ({
  ...settings,
  fields: { ...settings.fields, affiliateCode: { ...settings.fields.affiliateCode, enabled: true } },
});
