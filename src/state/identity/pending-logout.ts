import { logout } from '#src/contract/identity/session.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import { defineStoredFlag } from '#src/platform/storage/storage.ts';
import { withTabLock } from '#src/platform/storage/tab-lock.ts';

/**
 * Whether the gateway has still to be told of a logout. No token is stored for it: the renewal cookie, which this page cannot
 * read, says which session it is, and is worth something as long as nobody told.
 */
const storedPending = defineStoredFlag('pendingLogout', 'device');

/** Between one try and the next, each twice as far as the one before; ms. */
const [firstPause, longestPause] = [2000, 60_000];
let pause = firstPause;
let timer: ReturnType<typeof setTimeout> | undefined;
let trying: AbortController | undefined;
/** Of the session that this page has just ended: of a visit it is all that says which. Another page has the cookie alone. */
let token = '';

/** Tells the gateway that a session is over, later where that is impossible now. Never rejects. */
export async function sendLogout(endedToken: string): Promise<void> {
  token = endedToken;
  await storedPending.set(true);
  pause = firstPause;
  await tell();
}

/** Tells now, where something is pending. Never rejects. */
export const sendPendingLogout = (): Promise<void> => tell();

/**
 * Runs a sign-in, during which nobody is told of a logout: its cookie takes the place of the one that would have said which,
 * and the gateway ends that session with it. What fails leaves the logout pending.
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

/** One try, in one tab at a time. */
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

/** The gateway itself has heard it and will never say yes. */
const isFinal = ({ refused, status = 0 }: AppError): boolean =>
  refused && status >= 400 && status < 500 && status !== 408 && status !== 429;

function retryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void tell(), pause);
  pause = Math.min(pause * 2, longestPause);
}
