import { login } from '#src/contract/identity/session.ts';
import { LoginRefusal, type LoginPayload, type LoginValue } from '#src/contract/identity/session.schema.ts';
import type { AppError } from '#src/platform/calls/errors.ts';
import { forgetLogin, rememberLogin } from '#src/platform/storage/remembered-login.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { pendingLoginAtom } from '#src/state/identity/pending-login.ts';
import { recordSecondStep, type TypedLogin } from '#src/state/identity/second-step.ts';
import { beginSession } from '#src/state/identity/session.ts';
import { tryToSignIn } from '#src/state/identity/sign-in-attempt.ts';
import * as v from 'valibot';

/**
 * Result of a login: success, or the error and whether the next attempt needs a captcha [S2-023]. `waits`: the credentials were
 * right, and a second step follows.
 */
export type LoginOutcome = { error?: AppError; captcha: boolean; waits?: true };

/**
 * Signs in and stores the session [S2-130]; `remember` stores the login on this device, else a stored one is deleted. Never
 * rejects.
 */
export async function submitLogin(store: Store, payload: LoginPayload, remember: boolean): Promise<LoginOutcome> {
  const typed = { payload, remember };
  try {
    await enterBy(store, typed, (attempt) => send(login, { body: { ...payload, attempt } }));
    return { captcha: false };
  } catch (cause) {
    const error = await recordSecondStep(store, cause, typed);
    if (error.code === 'second_factor_required') return { captcha: false, waits: true };
    const refusal = v.safeParse(LoginRefusal, error.value);
    return { error, captcha: refusal.success && refusal.output.captcha === true };
  }
}

/** Signs in with the response of `open`; also stores or deletes the typed login. Rejects as `open` does. */
export async function enterBy(
  store: Store,
  typed: TypedLogin | undefined,
  open: (attempt: string) => Promise<LoginValue>,
): Promise<void> {
  await beginSession(store, async () => {
    const value = await tryToSignIn(open);
    // A browser that cannot store it must not fail the login.
    if (typed) await (typed.remember ? rememberLogin(toRemember(typed.payload)) : forgetLogin()).catch(() => undefined);
    return value;
  });
  if (typed?.remember !== true || typed.payload.type !== 'username') return;
  const { username, password } = typed.payload;
  store.set(pendingLoginAtom, { login: { username, password }, captcha: null });
}

/** A code is valid once: of a login by SMS only the number is remembered. */
const toRemember = ({ type, username, password, countryDialingCode = '' }: LoginPayload) => ({
  ...(type === 'sms' ? { type, password: '' } : { type: 'username' as const, password }),
  username,
  dialingCode: countryDialingCode,
});
