import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import type { Passkey } from '#src/contract/identity/passkeys.schema.ts';
import { Field } from '#src/ui/field.tsx';
import { passkeyName } from './add-passkey-form.tsx';
import { renamePasskey } from './security.writes.ts';

const schema = v.object({ name: passkeyName });

export function RenamePasskeyForm({ passkey: { id, name }, onSaved }: { passkey: Passkey; onSaved: () => void }) {
  const { t } = useLingui();
  const form = useAppForm({
    schema,
    values: { name },
    submit: (store, values, key) => renamePasskey(store, { id, ...values }, key),
    onSuccess: onSaved,
  });
  return (
    <AppForm form={form} submitLabel={<Trans>Save</Trans>} confirmLeave={false}>
      <Field {...form.field('name')} label={t`Name`} autoComplete="off" maxLength={40} />
    </AppForm>
  );
}
