import { useLingui } from '@lingui/react';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isTrialGuest } from '#src/contract/core/member-type.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { redirectAfterLogin } from './redirect-after-login.ts';

/**
 * Redirects a signed-in member from the form of login or registration to their pending target, or home. A guest of the free trial
 * has no account, and stays: they use the form to create one.
 */
export function useRedirectAfterLogin(): void {
  const { i18n } = useLingui();
  const store = useStore();
  const router = useRouter();
  const navigate = useNavigate();
  const type = useAtomValue(memberAtom)?.type;
  const hasAccount = type !== undefined && !isTrialGuest(type);
  const left = useRef(false);
  const leave = useEffectEvent(() => {
    if (left.current) return;
    left.current = true;
    void redirectAfterLogin(router, { store, navigate, i18n });
  });
  useEffect(() => {
    if (hasAccount) leave();
  }, [hasAccount]);
}
