import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import * as v from 'valibot';
import { AppForm } from '#src/components/kit/forms/app-form.tsx';
import { pattern, required, text } from '#src/components/kit/forms/rules.ts';
import { useAppForm } from '#src/components/kit/forms/use-app-form.ts';
import { loginUsernameRule } from '#src/contract/identity/session.ts';
import { socialNames, type SocialProvider } from '#src/contract/site/social-providers.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { registerBySocial } from '#src/state/identity/social.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { Field } from '#src/ui/field.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import s from './social-name.module.css';

const fields = v.object({
  username: v.pipe(
    v.string(),
    v.trim(),
    required(msg`Enter your username.`),
    pattern(loginUsernameRule, msg`Account format incorrect: 3 to 32 letters, digits, dots or dashes.`),
  ),
  affiliateCode: v.pipe(v.string(), v.trim()),
  agreed: v.pipe(v.boolean(), v.literal(true, text(msg`Agree to the terms to continue.`))),
});

type SocialNameProps = { provider: SocialProvider; suggestion: string; onClose: () => void };

/** The last step of a new account by a provider: a name for it, an invitation if there is one, and the terms. */
export function SocialName({ provider, suggestion, onClose }: SocialNameProps) {
  const { t } = useLingui();
  const age = useAtomValue(whiteLabelAtom)?.ageLimit ?? 21;
  const name = socialNames[provider];
  const form = useAppForm({
    schema: fields,
    values: { username: suggestion, affiliateCode: '', agreed: true as boolean },
    submit: (store, { username, affiliateCode }) => registerBySocial(store, { username, affiliateCode }),
    onSuccess: () => {
      onClose();
      toasts.show(t`Registered successfully`, { kind: 'success', duration: TOAST_LONG_MS });
    },
    about: { username_taken: 'username', invitation_code_error: 'affiliateCode' },
  });
  return (
    <Sheet open onClose={onClose} title={t`Choose a username`} closeLabel={t`Close`}>
      <p className={s.lead}>
        <Trans>Your {name} account is new here. You will log in with it, under this name.</Trans>
      </p>
      <AppForm form={form} submitLabel={<Trans>Create account</Trans>} confirmLeave={false}>
        <Field
          {...form.field('username')}
          label={t`Username`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
        <Field
          {...form.field('affiliateCode')}
          label={t`Invitation code (optional)`}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
        />
        <Checkbox
          {...form.register('agreed')}
          label={
            <Trans>
              I am {age} or older and agree to the{' '}
              <a href="/m/registerTerms" target="_blank" rel="noopener noreferrer" className={s.terms}>
                registration terms
              </a>
              .
            </Trans>
          }
        />
      </AppForm>
    </Sheet>
  );
}
