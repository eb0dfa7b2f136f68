import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { HumanCheckNote } from '#src/components/people/captcha/human-check-note.tsx';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { QuestionField } from '#src/components/kit/forms/question-field.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import type { FieldRule } from '#src/contract/identity/field-rules.ts';
import { securityQuestions } from '#src/contract/identity/security.ts';
import { Field } from '#src/ui/field.tsx';
import { answerQuestion } from './answer-question.ts';
import { dropForgetDraft, typedBefore, useForgetDraft } from './forget-draft.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { byQuestionSchema } from './recovery-schema.ts';
import { PasswordWaits } from './password-waits.tsx';
import s from './forget-page.module.css';

/**
 * Resets the password by the security question, which has to be selected again: showing it would reveal that the account exists.
 * The new password works a day later, so that the owner can cancel it.
 */
export function ForgetByQuestion({ rule }: { rule: FieldRule }) {
  const { t } = useLingui();
  const [checking, setChecking] = useState(false);
  const [worksFrom, setWorksFrom] = useState<number>();
  const form = useAppForm({
    schema: byQuestionSchema(rule),
    values: { username: '', question: securityQuestions[0], answer: '', newPassword: '', confirmNewPassword: '' },
    about: { rate_limited: 'answer', human_check_failed: 'answer' },
    submit: async (_store, body, idempotencyKey) => {
      setChecking(true);
      try {
        return await answerQuestion(body, idempotencyKey, () => setChecking(false));
      } finally {
        setChecking(false);
      }
    },
    onSuccess: (answer) => {
      dropForgetDraft();
      setWorksFrom(answer.worksFrom);
    },
  });
  const { control, getValues, setValue } = form;
  useForgetDraft({ username: useWatch({ control, name: 'username' }) }, () => {
    if (getValues('username') === '') setValue('username', typedBefore('username') ?? '');
  });
  if (worksFrom !== undefined) return <PasswordWaits worksFrom={worksFrom} />;
  return (
    <AppForm form={form} submitLabel={<Trans>Save the new password</Trans>}>
      <p className={s.lead}>
        <Trans>For your security, a password changed this way works 24 hours later, and we notify the account.</Trans>
      </p>
      <Field
        {...form.field('username')}
        valid={false}
        label={t`Username`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <QuestionField {...form.register('question')} hint={t`The one you chose when you set it up.`} />
      <Field
        {...form.field('answer')}
        valid={false}
        label={t`Answer`}
        hint={t`Uppercase, accents and spaces do not matter.`}
        autoComplete="off"
        maxLength={128}
      />
      <NewPasswordFields rule={rule} password={form.field('newPassword')} again={form.field('confirmNewPassword')} />
      <HumanCheckNote stage={checking ? 'checking' : 'idle'} />
    </AppForm>
  );
}
