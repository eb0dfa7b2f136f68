import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { useState } from 'react';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { PasswordHint } from '#src/components/kit/forms/password-hint.tsx';
import { text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { useNameCheck } from '#src/components/people/use-name-check.ts';
import { firstPasswordDays } from '#src/contract/agents/open-accounts.ts';
import type { AccountTerms } from '#src/contract/agents/open-accounts.schema.ts';
import type { Rates } from '#src/contract/agents/rates.schema.ts';
import { checkShownField, shownFields } from '#src/contract/identity/register-rules.ts';
import type { RegisterSettings } from '#src/contract/identity/registration.schema.ts';
import { Field } from '#src/ui/field.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { open } from './accounts.resource.ts';
import { drawPassword } from './first-password.ts';
import { GivenRates } from './given-rates.tsx';
import { KindChoice } from './kind-choice.tsx';
import { Opened, type OpenedAccount } from './opened.tsx';

type CreateNowProps = { readonly terms: AccountTerms; readonly settings: RegisterSettings };

/** Whether a text is accepted as a name or a password by the merchant's registration form. */
const rulesOf = (settings: RegisterSettings, name: 'username' | 'password') => (typed: string) => {
  const field = shownFields(settings, 'username').find((one) => one.name === name);
  return field !== undefined && checkShownField(field, typed).length === 0;
};

/** Opens an account below the agent, with a first password that is shown once. */
export function CreateNow({ terms, settings }: CreateNowProps) {
  const [opened, setOpened] = useState<OpenedAccount>();
  if (opened) return <Opened account={opened} onAgain={() => setOpened(undefined)} />;
  return <CreateForm terms={terms} settings={settings} onOpened={setOpened} />;
}

function CreateForm({ terms, settings, onOpened }: CreateNowProps & { onOpened: (account: OpenedAccount) => void }) {
  const { t } = useLingui();
  const [isName, isPassword] = [rulesOf(settings, 'username'), rulesOf(settings, 'password')];
  const form = useAppForm({
    schema: v.object({
      kind: v.picklist(['member', 'agent']),
      rates: v.custom<Partial<Rates>>((value) => typeof value === 'object'),
      username: v.pipe(
        v.string(),
        v.trim(),
        v.check(isName, text(msg`Username format incorrect: use letters, digits, dots and dashes.`)),
      ),
      password: v.pipe(v.string(), v.check(isPassword, text(msg`Password format incorrect.`))),
    }),
    values: { kind: 'member', rates: {}, username: '', password: drawPassword(isPassword) },
    submit: async (store, { kind, rates, username, password }, key) => {
      const body = { kind, username, password, ...(kind === 'agent' && { rates }) };
      return { ...(await open(store, body, key)), password };
    },
    onSuccess: onOpened,
    about: { username_taken: 'username', password_too_common: 'password' },
  });
  const [kind, rates, username = ''] = form.watch(['kind', 'rates', 'username']);
  const free = useNameCheck(username.trim(), isName(username.trim()) && !form.offline, () =>
    form.setError('username', { message: text(msg`This username is taken. Choose another one.`) }),
  );
  return (
    <AppForm
      form={form}
      submitLabel={kind === 'agent' ? <Trans>Create agent account</Trans> : <Trans>Create player account</Trans>}
    >
      <KindChoice kind={kind ?? 'member'} onChange={(chosen) => form.setValue('kind', chosen)} />
      <Field
        {...form.field('username')}
        label={t`Username`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        good={free ? t`${username.trim()} is available` : undefined}
      />
      <Field
        {...form.field('password')}
        label={t`First password`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        hint={
          <>
            <Trans>They choose their own at the first login. Valid for {firstPasswordDays} days.</Trans>{' '}
            <PasswordHint rule={settings.fields.password} />
          </>
        }
        after={
          <IconButton
            label={t`Suggest another password`}
            onClick={() =>
              form.setValue('password', drawPassword(isPassword), { shouldValidate: true, shouldDirty: true })
            }
          >
            <RefreshCw size={20} aria-hidden />
          </IconButton>
        }
      />
      {kind === 'agent' && (
        <GivenRates
          limits={terms.limits}
          rates={rates ?? {}}
          onChange={(given) => form.setValue('rates', given, { shouldDirty: true })}
        />
      )}
    </AppForm>
  );
}
