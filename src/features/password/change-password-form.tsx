import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { PasswordHint } from '#src/components/kit/forms/password-hint.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { loadingMax, noticeDuration } from '#src/contract/core/limits.ts';
import { pendingLoginAtom } from '#src/state/identity/pending-login.ts';
import { Field } from '#src/ui/field.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import { submitChange } from './change-password.ts';
import * as v from 'valibot';
import { newPasswordTwice, passwordByRule } from '#src/components/kit/forms/password-schema.ts';

type Rules = {
  /** Of the new password. */
  rule: FieldRule;
  oldRule: FieldRule;
};

/** The form's rules, of the settings [S2-162]; `asksOld`: no remembered password is held, so the old one is asked for [S2-160]. */
export const changePasswordSchema = ({ rule, oldRule }: Rules, asksOld: boolean) =>
  v.intersect([v.object({ oldPassword: asksOld ? passwordByRule(oldRule) : v.string() }), newPasswordTwice(rule)]);

const NoticeDialog = lazyPart(() => import('#src/ui/notice-dialog.tsx'), 'NoticeDialog', CodeMissing);

/**
 * The username, read-only [S2-054], the old password if none is remembered [S2-055], the new one twice [S2-056]. Success shows a
 * message for a second and leads home [S2-134, S2-137]; a refusal only removes the loading notice and marks the field [S2-138].
 */
export function ChangePasswordForm({ userName, rule, oldRule }: Rules & { userName: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const held = useAtomValue(pendingLoginAtom).login;
  const [same, setSame] = useState(false);
  const [saved, setSaved] = useState(false);
  const form = useAppForm({
    schema: changePasswordSchema({ rule, oldRule }, held === null),
    values: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
    submit: async (store, { oldPassword, newPassword }, idempotencyKey) => {
      const change = { userName, oldPassword: held?.password ?? oldPassword, newPassword };
      const loading = toasts.show(t`Please wait…`, { kind: 'loading', duration: loadingMax.changePassword });
      try {
        await submitChange(store, change, idempotencyKey);
      } catch (error) {
        if (error instanceof Error && error.message === 'same_password') setSame(true);
        throw error;
      } finally {
        toasts.hide(loading);
      }
    },
    onSuccess: () => {
      toasts.show(t`Change saved`, { kind: 'success', duration: noticeDuration.saved });
      setSaved(true);
    },
  });

  const leave = useEffectEvent(() => void navigate({ to: '/m/home', replace: true }));
  useEffect(() => {
    if (!saved) return;
    const timer = setTimeout(() => leave(), noticeDuration.saved);
    return () => clearTimeout(timer);
  }, [saved]);

  const reveal = { show: t`Show password`, hide: t`Hide password` };
  return (
    <>
      <AppForm form={form} submitLabel={<Trans>Change password</Trans>}>
        <Field label={t`Username`} value={userName} readOnly autoComplete="username" />
        {!held && (
          <Field
            {...form.field('oldPassword')}
            valid={false}
            label={t`Current password`}
            type="password"
            autoComplete="current-password"
            maxLength={128}
            reveal={reveal}
          />
        )}
        <Field
          {...form.field('newPassword')}
          label={t`New password`}
          hint={<PasswordHint rule={rule} />}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          reveal={reveal}
        />
        <Field
          {...form.field('confirmNewPassword')}
          label={t`Confirm new password`}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          reveal={reveal}
        />
      </AppForm>
      {same && (
        <Suspense fallback={null}>
          <NoticeDialog
            open
            title={t`The new password and the old password cannot be the same`}
            closeLabel={t`OK`}
            onClose={() => setSame(false)}
          />
        </Suspense>
      )}
    </>
  );
}
