import { passkeyLogin, passkeyRequest, secondStep, secondStepRequest } from '#src/contract/identity/second-factor.ts';
import type { Assertion, RequestOptions } from '#src/contract/identity/webauthn.ts';
import { send } from '#src/platform/calls/send.ts';
import { signByPasskey } from '#src/platform/passkeys/ceremony.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import type { WaitingStep } from '#src/state/identity/second-step.ts';
import { enterBy } from './login.resource.ts';

/** The gateway accepts an assertion for five minutes: a challenge pending in the field's autofill is renewed before that; ms. */
export const questionLasts = 4 * 60_000;

let asked: { readonly options: RequestOptions; readonly at: number } | undefined;

/**
 * A challenge from the gateway for a passkey. An unused one is reused, so that a tap on the button opens the device's prompt at
 * once. Rejects with an AppError.
 */
export async function getQuestion(): Promise<RequestOptions> {
  if (!asked || Date.now() - asked.at >= questionLasts) asked = { options: await send(passkeyRequest), at: Date.now() };
  return asked.options;
}

/**
 * Signs a challenge with a passkey; `autofill` waits until one is chosen in the field. Rejects with a CeremonyError or an
 * AppError.
 */
export async function signQuestion(how?: { autofill: boolean }): Promise<Assertion> {
  const response = await signByPasskey(await getQuestion(), how);
  asked = undefined;
  return response;
}

/** Signs in by a passkey alone. Rejects with an AppError. */
export const enterByPasskey = (store: Store, response: Assertion): Promise<void> =>
  enterBy(store, undefined, (attempt) => send(passkeyLogin, { body: { response, attempt } }));

/** Completes a login after the right password by a passkey of the member. Rejects with a CeremonyError or an AppError. */
export async function goOnByPasskey(store: Store, { ticket, login }: WaitingStep): Promise<void> {
  const response = await signByPasskey(await send(secondStepRequest, { body: { ticket } }));
  await enterBy(store, login, (attempt) => send(secondStep, { body: { ticket, response, attempt } }));
}

/** Completes a login after the right password by a code of the member's app. Rejects with an AppError. */
export const goOnByApp = (store: Store, { ticket, login }: WaitingStep, authenticatorCode: string): Promise<void> =>
  enterBy(store, login, (attempt) => send(secondStep, { body: { ticket, authenticatorCode, attempt } }));

/** Completes a login after the right password by a recovery code, typed in any format. Rejects with an AppError. */
export const goOnByCode = (store: Store, { ticket, login }: WaitingStep, code: string): Promise<void> =>
  enterBy(store, login, (attempt) => send(secondStep, { body: { ticket, code, attempt } }));
