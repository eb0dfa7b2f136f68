import { fillsInPasskeys, stopCeremony } from '#src/platform/passkeys/ceremony.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { enterByPasskey, getQuestion, questionLasts, signQuestion } from './passkey-login.ts';

/**
 * Lets the browser offer passkeys in the username field; choosing one signs in. The user has not requested anything before that,
 * so only later errors are passed to `failed`. Returns a function that stops it.
 */
export function watchAutofill(store: Store, failed: (cause: unknown) => void): () => void {
  let over = false;
  let renewal: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    if (!(await fillsInPasskeys()) || over) return;
    renewal = setTimeout(renew, questionLasts);
    const question = await getQuestion().catch(() => undefined);
    // The button may have been pressed already: starting now would abort its request.
    if (!question || over) return;
    const response = await signQuestion({ autofill: true }).catch(() => undefined);
    if (response && !over) await enterByPasskey(store, response).catch(failed);
  };
  // A page in the background waits until it is visible.
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
