import { changePassword } from '#src/contract/identity/password.ts';
import { AppError, toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { recallLogin, rememberLogin } from '#src/platform/storage/remembered-login.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { pendingLoginAtom } from '#src/state/identity/pending-login.ts';

type Change = { userName: string; oldPassword: string; newPassword: string };

/**
 * Changes the password at the gateway, then its copies on this device: the one held in memory is dropped [S2-135], a remembered
 * login gets the new one [S2-118, S2-136]. Rejects with an AppError that names a field [S2-138].
 */
export async function submitChange(store: Store, change: Change, idempotencyKey: string): Promise<void> {
  const { userName, oldPassword, newPassword } = change;
  if (newPassword === oldPassword) throw new AppError('same_password', { value: { fields: ['newPassword'] } });
  try {
    await send(changePassword, {
      body: { oldPassword, newPassword, confirmNewPassword: newPassword },
      idempotencyKey,
    });
  } catch (cause) {
    const error = toAppError(cause);
    // The password held in memory is wrong: the form now asks for the old one.
    if (error.code === 'wrong_password') holdLogin(store, null);
    throw aboutField(error);
  }
  memberInfoResource.updateAll(store, ({ mustChangePassword: _first, ...info }) => info);
  holdLogin(store, await refreshRemembered(userName, newPassword));
}

const holdLogin = (store: Store, login: { username: string; password: string } | null) =>
  store.set(pendingLoginAtom, (held) => ({ ...held, login }));

/** The remembered login with the new password; null if this device remembers no login of the member. */
async function refreshRemembered(userName: string, password: string) {
  const remembered = await recallLogin();
  if (remembered?.username.toLowerCase() !== userName.toLowerCase()) return null;
  const { username } = remembered;
  const stored = await rememberLogin({ ...remembered, password }).then(
    () => true,
    () => false,
  );
  return stored ? { username, password } : null;
}

/** A failure without a field is shown at the new password: there is no alert outside of the fields [S2-138]. */
function aboutField({ code, value, status, retryAfter, requestId, refused, cause }: AppError): AppError {
  const named = typeof value === 'object' && value !== null && 'fields' in value;
  const about = named ? value : { fields: ['newPassword'] };
  return new AppError(code, { value: about, status, retryAfter, requestId, refused, cause });
}
