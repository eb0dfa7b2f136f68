import type { ReactNode } from 'react';
import * as v from 'valibot';
import { AppForm } from './app-form.tsx';
import { OwnPasswordField } from './own-password-field.tsx';
import { loginPassword } from './password-schema.ts';
import { useAppForm } from './use-app-form.ts';
import type { Write } from '#src/platform/resource/define-write.ts';

const schema = v.object({ password: loginPassword });

type ConfirmByPasswordFormProps<Answer> = {
  submitLabel: ReactNode;
  tone?: 'danger' | undefined;
  submit: Write<{ password: string }, Answer>;
  onDone: (answer: Answer) => void;
};

/** The member's password, and a button for the action that it confirms. */
export function ConfirmByPasswordForm<Answer>({
  submitLabel,
  tone,
  submit,
  onDone,
}: ConfirmByPasswordFormProps<Answer>) {
  const form = useAppForm({
    schema,
    values: { password: '' },
    about: { rate_limited: 'password' },
    submit,
    onSuccess: onDone,
  });
  return (
    <AppForm form={form} submitLabel={submitLabel} tone={tone} confirmLeave={false}>
      <OwnPasswordField {...form.field('password')} />
    </AppForm>
  );
}
