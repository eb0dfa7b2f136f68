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
 * What a login ended with: nothing to say, or the error and whether the next try needs a captcha [S2-023]. `waits`: it was right, and
 * a second step follows.
 */
export type LoginOutcome = { error?: AppError; captcha: boolean; waits?: true };

/** Signs in and stores the session [S2-130]; `remember` stores the login on this device, or drops what was stored. Never rejects. */
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

/** Signs in by what `open` answers; a login that was typed is remembered, or forgotten, with it. Rejects as `open` does. */
export async function enterBy(
  store: Store,
  typed: TypedLogin | undefined,
  open: (attempt: string) => Promise<LoginValue>,
): Promise<void> {
  await beginSession(store, async () => {
    const value = await tryToSignIn(open);
    // A browser that cannot store it is no reason to refuse the member.
    if (typed) await (typed.remember ? rememberLogin(toRemember(typed.payload)) : forgetLogin()).catch(() => undefined);
    return value;
  });
  if (typed?.remember !== true || typed.payload.type !== 'username') return;
  const { username, password } = typed.payload;
  store.set(pendingLoginAtom, { login: { username, password }, captcha: null });
}

/** A code is good once: of a login by SMS the number alone is worth remembering. */
const toRemember = ({ type, username, password, countryDialingCode = '' }: LoginPayload) => ({
  ...(type === 'sms' ? { type, password: '' } : { type: 'username' as const, password }),
  username,
  dialingCode: countryDialingCode,
});
