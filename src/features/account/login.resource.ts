import { LoginRefusal, login, type LoginPayload } from '#src/contract/session.ts';
import { toAppError } from '#src/platform/calls/errors.ts';
import type { AppError } from '#src/platform/calls/errors.ts';
import { forgetLogin, rememberLogin } from '#src/platform/storage/remembered-login.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { heldAuthAtom } from '#src/state/auth.ts';
import { beginSession } from '#src/state/session.ts';
import { tryToSignIn } from '#src/state/sign-in-attempt.ts';
import * as v from 'valibot';

/** What a login ended with: nothing to say, or the error and whether the next try needs a captcha [S2-023]. */
export type LoginOutcome = { error?: AppError; captcha: boolean };

/** Signs in and stores the session [S2-130]; `remember` stores the login on this device, or drops what was stored. Never rejects. */
export async function submitLogin(store: Store, payload: LoginPayload, remember: boolean): Promise<LoginOutcome> {
  try {
    await beginSession(store, async () => {
      const value = await tryToSignIn((attempt) => send(login, { body: { ...payload, attempt } }));
      // A browser that cannot store it is no reason to refuse the member.
      await (remember ? rememberLogin(toRemember(payload)) : forgetLogin()).catch(() => undefined);
      return value;
    });
    const { username, password, type } = payload;
    if (remember && type === 'username') store.set(heldAuthAtom, { login: { username, password }, captcha: null });
    return { captcha: false };
  } catch (cause) {
    const error = toAppError(cause);
    const refusal = v.safeParse(LoginRefusal, error.value);
    return { error, captcha: refusal.success && refusal.output.captcha === true };
  }
}

/** A code is good once: of a login by SMS, whoever sends it, the number alone is worth remembering. */
const toRemember = ({ type, username, password, countryDialingCode = '' }: LoginPayload) => ({
  ...(type === 'username' ? { type, password } : { type: 'sms' as const, password: '' }),
  username,
  dialingCode: countryDialingCode,
});
