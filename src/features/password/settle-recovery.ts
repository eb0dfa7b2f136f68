import type { Store } from '#src/platform/resource/resource.ts';
import { forgetLogin, recallLogin } from '#src/platform/storage/remembered-login.ts';
import { pendingLoginAtom, recoveredNameAtom } from '#src/state/identity/pending-login.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { signOut } from '#src/state/identity/session.ts';
import { dropForgetDraft } from './forget-draft.ts';

/**
 * What a recovered account leaves behind here: every session of it has ended, and the password that this device may remember is worth
 * nothing. The login is given the name.
 */
export async function settleRecovery(store: Store, userName: string): Promise<void> {
  dropForgetDraft();
  const same = (name: string | undefined) => name?.toLowerCase() === userName.toLowerCase();
  if (same((await recallLogin())?.username)) await forgetLogin();
  store.set(pendingLoginAtom, { login: null, captcha: null });
  if (same(store.get(memberAtom)?.userName)) await signOut(store);
  store.set(recoveredNameAtom, userName);
}
