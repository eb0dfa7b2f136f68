import { useLingui } from '@lingui/react/macro';
import { useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import type { SignInReason } from '#src/components/kit/sign-in-reason.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { useHydrated } from '#src/ui/use-hydrated.ts';
import s from './sign-in-page.module.css';

/** Explains why the login is shown instead of the tapped page, and to a guest of the free trial that the trial ends. */
export function SignInNotice() {
  const { t } = useLingui();
  const why = useLocation({ select: ({ state }) => state.why });
  const isGuest = useAtomValue(memberAtom) !== null;
  const say = useWords();
  // The served document knows of no tap.
  const alive = useHydrated();
  const line = why ? say(why) : isGuest ? t`Your free trial ends once you are signed in to an account.` : undefined;
  if (!alive || line === undefined) return null;
  return (
    <p className={s.why} role="status" data-why="">
      {line}
    </p>
  );
}

function useWords() {
  const { t, i18n } = useLingui();
  return (why: SignInReason): string => {
    if (why.kind === 'page') {
      const title = i18n._(why.title);
      return t`Log in or create an account to open “${title}”.`;
    }
    const { name } = why;
    if (why.kind === 'keep') return t`Log in or create an account to save ${name} to favourites.`;
    if (why.kind === 'join') return t`Log in or create an account to take part in “${name}”.`;
    return name === undefined
      ? t`Log in or create an account to play.`
      : t`Log in or create an account to play ${name}.`;
  };
}
