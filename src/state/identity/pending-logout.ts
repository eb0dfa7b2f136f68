import { logout } from '#src/contract/identity/session.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineStoredFlag } from '#src/platform/storage/storage.ts';
import { withTabLock } from '#src/platform/storage/tab-lock.ts';

/**
 * Whether the gateway has not been notified of a logout yet. No token is stored for it: the renewal cookie, which this page
 * cannot read, identifies the session, and stays valid until the gateway is notified.
 */
const storedPending = defineStoredFlag('pendingLogout', 'device');

/** Backoff between retries, doubled each time; ms. */
const [firstPause, longestPause] = [2000, 60_000];
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;
let trying: AbortController | undefined;
/**
 * Id of the session that this page has just ended: for a session without a cookie the only identification. Other pages have only
 * the cookie.
 */
let token = '';

/** Notifies the gateway that a session is over, with retries if that fails. Never rejects. */
export async function sendLogout(endedToken: string): Promise<void> {
  token = endedToken;
  await storedPending.set(true);
  pause = firstPause;
  await tell();
}

/** Retries a pending notification now. Never rejects. */
export const sendPendingLogout = (): Promise<void> => tell();

/**
 * Runs a sign-in, during which no logout is sent: its cookie replaces the one that identifies the old session, and the gateway
 * ends that session with it. A failed sign-in leaves the logout pending.
 */
export async function replacingPendingLogout<T>(signIn: () => Promise<T>): Promise<T> {
  if (!(await storedPending.get())) return signIn();
  clearTimeout(timer);
  trying?.abort();
  token = '';
  await storedPending.set(false);
  try {
    return await signIn();
  } catch (cause) {
    await storedPending.set(true);
    retryLater();
    throw cause;
  }
}

/** One attempt, in one tab at a time. */
const tell = (): Promise<void> =>
  withTabLock('pending-logout', async () => {
    clearTimeout(timer);
    if (!(await storedPending.get())) return;
    const { signal } = (trying = new AbortController());
    const bearer = token;
    token = '';
    try {
      await send(logout, { body: {}, token: bearer, signal });
      if (!signal.aborted) await storedPending.set(false);
    } catch (cause) {
      if (signal.aborted) return;
      if (isFinal(toAppError(cause))) await storedPending.set(false);
      else {
        token = bearer;
        retryLater();
      }
    }
  });

/** The gateway itself refused, permanently. */
const isFinal = ({ refused, status = 0 }: AppError): boolean =>
  refused && status >= 400 && status < 500 && status !== 408 && status !== 429;

function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), pause);
  pause = Math.min(pause * 2, longestPause);
}
