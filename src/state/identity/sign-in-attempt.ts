import { randomId } from '#src/platform/base/random-id.ts';

let attempt: string | undefined;

/**
 * Tries to sign in. Every try has the same name until one succeeds, whatever was typed: one whose answer was lost may have begun a
 * session, and the gateway gives that one to the next try instead of a second.
 */
export async function tryToSignIn<T>(open: (attempt: string) => Promise<T>): Promise<T> {
  attempt ??= randomId();
  const value = await open(attempt);
  attempt = undefined;
  return value;
}
