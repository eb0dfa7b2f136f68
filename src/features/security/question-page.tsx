import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { loginPassword } from '#src/components/kit/forms/password-schema.ts';
import { QuestionField } from '#src/components/kit/forms/question-field.tsx';
import { required, text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { countedLetters, SecurityQuestion } from '#src/contract/identity/security.schema.ts';
import { securityQuestions, shortestAnswer } from '#src/contract/identity/security.ts';
import { Field } from '#src/ui/field.tsx';
import { OwnPasswordField } from '#src/components/kit/forms/own-password-field.tsx';
import { setSecurityQuestion } from './security.writes.ts';
import { useSaved } from './use-saved.ts';
import s from './security.module.css';

const schema = v.object({
  question: SecurityQuestion,
  answer: v.pipe(
    v.string(),
    required(msg`Enter an answer.`),
    v.check(
      (answer) => answer === '' || countedLetters(answer).length >= shortestAnswer,
      text(msg`At least 4 letters or digits: shorter answers are easy to guess.`),
    ),
  ),
  password: loginPassword,
});

/** Sets the security question, authorised by the login's password. */
export function QuestionPage() {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    values: { question: securityQuestions[0], answer: '', password: '' },
    about: { rate_limited: 'password' },
    submit: setSecurityQuestion,
    onSuccess: useSaved(t`Security question set.`),
  });
  return (
    <div className={s.form}>
      <p className={s.lead}>
        <Trans>
          Anyone who knows this answer can ask to change your password. Choose one that friends and social networks do
          not know. We notify you at once, and you have 24 hours to cancel.
        </Trans>
      </p>
      <AppForm form={form} submitLabel={<Trans>Save</Trans>}>
        <QuestionField {...form.register('question')} />
        <Field
          {...form.field('answer')}
          label={t`Answer`}
          hint={t`Uppercase, accents and spaces do not matter.`}
          autoComplete="off"
          maxLength={128}
        />
        <OwnPasswordField {...form.field('password')} />
      </AppForm>
    </div>
  );
}
