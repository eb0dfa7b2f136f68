import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { longestEmail } from '#src/contract/account/account-details.ts';
import type { AccountDetails } from '#src/contract/account/account-details.schema.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { serverTime } from '#src/platform/device/server-time.ts';
import { timeZoneAtom } from '#src/state/site/site.ts';
import { Field } from '#src/ui/field.tsx';
import { birthdayFields, emailFields, nicknameFields, payeeNameFields } from './profile-rules.ts';
import { saveBirthday, saveEmail, saveNickname, savePayeeName } from './profile.resource.ts';

export type DetailFormProps = { details: AccountDetails; onSaved: () => void };

export function NicknameForm({ details, onSaved }: DetailFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: nicknameFields,
    values: { nickname: details.nickname },
    submit: saveNickname,
    onSuccess: onSaved,
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
      <Field
        {...form.field('nickname')}
        label={t`Nickname`}
        hint={t`The name we use for you in the app. Leave it empty to use your username.`}
        autoComplete="nickname"
      />
    </AppForm>
  );
}

/** The email address recovers the account: changing it requires the password. */
export function EmailForm({ details, onSaved }: DetailFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: emailFields,
    values: { email: details.email, password: '' },
    submit: saveEmail,
    about: { wrong_password: 'password', rate_limited: 'password' },
    onSuccess: onSaved,
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
      <Field
        {...form.field('email')}
        label={t`E-mail`}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={longestEmail}
      />
      <Field
        {...form.field('password')}
        valid={false}
        label={t`Current password`}
        hint={t`We ask because this e-mail address can recover your account.`}
        type="password"
        autoComplete="current-password"
        maxLength={128}
        reveal={{ show: t`Show password`, hide: t`Hide password` }}
      />
    </AppForm>
  );
}

export function PayeeNameForm({ details, onSaved }: DetailFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema: payeeNameFields,
    values: { payeeName: details.payeeName },
    submit: savePayeeName,
    onSuccess: onSaved,
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
      <Field
        {...form.field('payeeName')}
        label={t`Payee name`}
        hint={t`Your full name as at your bank: withdrawals only go to accounts in this name. You can set it only once.`}
        autoComplete="name"
      />
    </AppForm>
  );
}

export function BirthdayForm({ details, onSaved }: DetailFormProps) {
  const { t } = useLingui();
  const zone = useAtomValue(timeZoneAtom);
  const today = dayIn(serverTime(), zone);
  const { ageLimit } = details;
  const form = useAppForm({
    schema: birthdayFields(ageLimit, today),
    values: { birthday: details.birthday },
    submit: saveBirthday,
    onSuccess: onSaved,
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
      <Field
        {...form.field('birthday')}
        label={t`Birthday`}
        hint={t`You must be ${ageLimit} or older. You can set this only once.`}
        type="date"
        autoComplete="bday"
        max={today}
      />
    </AppForm>
  );
}
