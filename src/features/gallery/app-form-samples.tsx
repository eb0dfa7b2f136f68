import { useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { Card } from '#src/ui/card.tsx';
import { Field } from '#src/ui/field.tsx';
import { Segmented } from '#src/ui/segmented.tsx';
import { toasts } from '#src/ui/toast-store.ts';
import s from './gallery.module.css';
import type { Sample } from './sample.tsx';

const say = (message: string) => text({ id: message, message });
const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(say('Enter a name.'))),
  code: v.pipe(v.string(), v.minLength(4, say('Four digits or more.')), v.regex(/^\d*$/, say('Digits alone.'))),
});
const answers = {
  done: undefined,
  field: new AppError('invalid_request', { status: 400, value: { fields: ['code'] } }),
  alert: new AppError('maintenance', { status: 503 }),
};
type Answer = keyof typeof answers;

/** Every state of a form: empty, invalid, slow, refused, offline, and left with unsaved input. */
function AppFormSample() {
  const [answer, setAnswer] = useState<Answer>('done');
  const form = useAppForm({
    schema,
    values: { name: '', code: '' },
    submit: async (_values, key) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      const error = answers[answer];
      if (error) throw error;
      return key;
    },
    onSuccess: (key) => toasts.show(`Sent as ${key}`),
  });
  return (
    <>
      <Segmented
        label="Answer"
        value={answer}
        onChange={setAnswer}
        segments={[
          { value: 'done', label: 'Done' },
          { value: 'field', label: 'Field refused' },
          { value: 'alert', label: 'Refused' },
        ]}
      />
      <Card className={s.form}>
        <AppForm form={form} submitLabel="Send">
          <Field {...form.field('name')} label="Name" />
          <Field {...form.field('code')} label="Code" inputMode="numeric" hint="Four digits or more." />
        </AppForm>
      </Card>
    </>
  );
}

export const appFormSamples: readonly Sample[] = [{ title: 'Form', Show: AppFormSample }];
