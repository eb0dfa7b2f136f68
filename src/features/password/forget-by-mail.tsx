import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { recoverByMail } from '#src/contract/identity/recovery.ts';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { Field } from '#src/ui/field.tsx';
import { typedBefore, useForgetDraft } from './forget-draft.ts';
import { MailCodeField } from './mail-code-field.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { byMailSchema } from './recovery-schema.ts';
import { useRecovered } from './use-recovered.ts';

const recover = defineWrite({
  call: recoverByMail,
});

/** Resets the password by a code sent by email [S2-007]. */
export function ForgetByMail({ rule }: { rule: FieldRule }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: byMailSchema(rule),
    values: { username: '', code: '', newPassword: '', confirmNewPassword: '' },
    about: { rate_limited: 'code' },
    submit: recover,
    onSuccess: useRecovered(),
  });
  const { control, getValues, setValue, trigger } = form;
  useForgetDraft({ username: useWatch({ control, name: 'username' }) }, () => {
    if (getValues('username') === '') setValue('username', typedBefore('username') ?? '');
  });
  const account = async () =>
    (await trigger('username', { shouldFocus: true })) ? getValues('username').trim() : null;
  return (
    <AppForm form={form} submitLabel={<Trans>Save the new password</Trans>}>
      <Field
        {...form.field('username')}
        valid={false}
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <MailCodeField {...form.field('code')} valid={false} account={account} />
      <NewPasswordFields rule={rule} password={form.field('newPassword')} again={form.field('confirmNewPassword')} />
    </AppForm>
  );
}
