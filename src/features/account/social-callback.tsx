import { useLingui } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { ConfirmAction } from '#src/components/kit/actions/confirm-action.tsx';
import { useAction } from '#src/components/kit/actions/use-action.ts';
import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { type readSocialToken, socialNames, type SocialProvider } from '#src/contract/site/social-providers.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import { errorText } from '#src/platform/language/error-text.ts';
import type { SocialOutcome } from '#src/contract/identity/social.schema.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { sessionAtom } from '#src/state/identity/session-atoms.ts';
import { takeSocialCode } from '#src/state/identity/social.ts';
import { TOAST_LONG_MS, toasts } from '#src/ui/toast-store.ts';
import { SocialName } from './social-name.tsx';

/** Result of the provider's redirect, from the URL. */
type Said = NonNullable<ReturnType<typeof readSocialToken>>;
type Asks = { kind: 'retry'; error: ErrorCode } | { kind: 'name'; provider: SocialProvider; suggestion: string };

/** After these errors the code may still be valid. */
const passing: readonly ErrorCode[] = ['no_internet', 'timeout', 'bad_gateway', 'system_updating'];
/** Timeout of one call; ms. */
const longestWait = 10_000;

type Taken = SocialOutcome | { outcome: 'refused'; code: ErrorCode };
const takeOrRefuse = (store: Store, code: string): Promise<Taken> =>
  takeSocialCode(store, code).catch((cause: unknown) => ({ outcome: 'refused', code: toAppError(cause).code }));

/**
 * Handles the return from a provider: signs in at once, because the code is valid in this browser only; or offers a name for a
 * new account; or shows an error.
 */
export function SocialCallback({ said }: { said: Said }) {
  const { t, i18n } = useLingui();
  const restoring = useAtomValue(sessionAtom).status === 'restoring';
  const [asks, setAsks] = useState<Asks>();

  const say = (text: string, kind?: 'success' | 'error') =>
    void toasts.show(text, { ...(kind && { kind }), duration: TOAST_LONG_MS });
  const settle = (taken: Taken) => {
    if (taken.outcome === 'new') return setAsks({ kind: 'name', ...taken });
    if (taken.outcome === 'refused' && passing.includes(taken.code))
      return setAsks({ kind: 'retry', error: taken.code });
    setAsks(undefined);
    // The settings page asks for the password, and the login page for the second step.
    if (taken.outcome === 'confirm') return;
    if (taken.outcome === 'refused' && taken.code === 'second_factor_required') return;
    if (taken.outcome === 'refused') {
      const expired = taken.code === 'handover_invalid';
      return say(expired ? t`That took too long. Please start again.` : i18n._(errorText[taken.code]), 'error');
    }
    if (taken.outcome === 'linked') {
      const provider = socialNames[taken.provider];
      return say(t`From now on you can also log in with ${provider}.`, 'success');
    }
    const name = taken.login.userName;
    return say(t`You are signed in as ${name}.`, 'success');
  };
  const take = async (store: Store, code: string) => {
    const loading = toasts.show(t`Signing you in…`, { kind: 'loading', duration: longestWait });
    const taken = await takeOrRefuse(store, code);
    toasts.hide(loading);
    return taken;
  };
  const taking = useAction(take, { done: settle });
  const tell = useEffectEvent((failure: 'cancelled' | 'failed') => {
    if (failure === 'failed') return say(t`That did not work. Try again or log in another way.`, 'error');
    return say(t`You came back without logging in. Nothing has changed.`);
  });
  const begin = useEffectEvent(taking.run);
  useEffect(() => {
    if (restoring) return;
    if ('failure' in said) tell(said.failure);
    else begin(said.code);
  }, [restoring, said]);

  if (asks?.kind === 'name') return <SocialName {...asks} onClose={() => setAsks(undefined)} />;
  if (!asks || !('code' in said)) return null;
  return (
    <ConfirmAction
      action={taking}
      input={said.code}
      onClose={() => setAsks(undefined)}
      open
      title={t`You are not signed in yet`}
      text={i18n._(errorText[asks.error])}
      cancelLabel={t`Cancel`}
      submitLabel={t`Try again`}
    />
  );
}
