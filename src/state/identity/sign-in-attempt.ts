import { randomId } from '#src/platform/base/random-id.ts';

let attempt: string | undefined;

/**
 * Attempts to sign in. All attempts share an id until one succeeds, whatever was typed: one whose answer was lost may have opened
 * a session, and the gateway returns that one to the next attempt instead of a second.
 */
export async function tryToSignIn<T>(open: (attempt: string) => Promise<T>): Promise<T> {
  attempt ??= randomId();
  const value = await open(attempt);
  attempt = undefined;
  return value;
}
