import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import type { Write } from '#src/platform/resource/define-write.ts';
import { Field } from '#src/ui/field.tsx';
import { deviceNameRule } from './device-name-rule.ts';

const schema = v.object({ name: deviceNameRule });

type RenameFormProps = {
  of: { readonly id: string; readonly name: string };
  submit: Write<{ id: string; name: string }, unknown>;
  onSaved: () => void;
};

/** Another name for a passkey, or for an app that shows codes. */
export function RenameForm({ of: { id, name }, submit, onSaved }: RenameFormProps) {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    values: { name },
    submit: (store, values, key) => submit(store, { id, ...values }, key),
    onSuccess: onSaved,
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>} confirmLeave={false}>
      <Field {...form.field('name')} label={t`Name`} autoComplete="off" maxLength={40} />
    </AppForm>
  );
}
