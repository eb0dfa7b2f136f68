import { fillsInPasskeys, stopCeremony } from '#src/platform/passkeys/ceremony.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { enterByPasskey, getQuestion, questionLasts, signQuestion } from './passkey-login.ts';

/**
 * Lets the browser offer passkeys in the field of the username; one that is chosen there signs in. Nobody has asked for anything
 * before that, so that only what goes wrong afterwards is told to `failed`. Returns the end of it.
 */
export function watchAutofill(store: Store, failed: (cause: unknown) => void): () => void {
  let over = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    if (!(await fillsInPasskeys()) || over) return;
    renewal = setTimeout(renew, questionLasts);
    const question = await getQuestion().catch(() => undefined);
    // The button may have been pressed meanwhile: to begin now would end what it began.
    if (!question || over) return;
    const response = await signQuestion({ autofill: true }).catch(() => undefined);
    if (response && !over) await enterByPasskey(store, response).catch(failed);
  };
  // A page in the background waits with it until somebody looks at it.
  const renew = () => {
    if (document.visibilityState === 'visible') void ask();
    else document.addEventListener('visibilitychange', renew, { once: true });
  };
  void ask();
  return () => {
    if (over) return;
    over = true;
    clearTimeout(renewal);
    document.removeEventListener('visibilitychange', renew);
    stopCeremony();
  };
}
