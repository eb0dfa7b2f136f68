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
import { typedBefore, useForgetDraft } from './forget-draft.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { byQuestionSchema } from './recovery-schema.ts';
import { useRecovered } from './use-recovered.ts';

/** A new password by the security question, which is chosen again: to show it would say whose account there is. */
export function ForgetByQuestion({ rule }: { rule: FieldRule }) {
  const { t } = useLingui();
  const [checking, setChecking] = useState(false);
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
    onSuccess: useRecovered(),
  });
  const { control, getValues, setValue } = form;
  useForgetDraft({ username: useWatch({ control, name: 'username' }) }, () => {
    if (getValues('username') === '') setValue('username', typedBefore('username') ?? '');
  });
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
