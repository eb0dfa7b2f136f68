import { passkeyLogin, passkeyRequest, secondStep, secondStepRequest } from '#src/contract/identity/second-factor.ts';
import type { Assertion, RequestOptions } from '#src/contract/identity/webauthn.ts';
import { send } from '#src/platform/calls/send.ts';
import { signByPasskey } from '#src/platform/passkeys/ceremony.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import type { WaitingStep } from '#src/state/identity/second-step.ts';
import { enterBy } from './login.resource.ts';

/** The gateway takes an answer for five minutes: a question that waits in a field is asked anew before that; ms. */
export const questionLasts = 4 * 60_000;

let asked: { readonly options: RequestOptions; readonly at: number } | undefined;

/**
 * A question of the gateway that a passkey can sign. One that nobody has answered serves again, so that a tap on the button leads
 * to the device at once. Rejects with an AppError.
 */
export async function getQuestion(): Promise<RequestOptions> {
  if (!asked || Date.now() - asked.at >= questionLasts) asked = { options: await send(passkeyRequest), at: Date.now() };
  return asked.options;
}

/** Has a passkey sign one; `autofill` waits until one is chosen in the field. Rejects with a CeremonyError or an AppError. */
export async function signQuestion(how?: { autofill: boolean }): Promise<Assertion> {
  const response = await signByPasskey(await getQuestion(), how);
  asked = undefined;
  return response;
}

/** Signs in by a passkey alone. Rejects with an AppError. */
export const enterByPasskey = (store: Store, response: Assertion): Promise<void> =>
  enterBy(store, undefined, (attempt) => send(passkeyLogin, { body: { response, attempt } }));

/** Goes on after a right password by a passkey of the member. Rejects with a CeremonyError or an AppError. */
export async function goOnByPasskey(store: Store, { ticket, login }: WaitingStep): Promise<void> {
  const response = await signByPasskey(await send(secondStepRequest, { body: { ticket } }));
  await enterBy(store, login, (attempt) => send(secondStep, { body: { ticket, response, attempt } }));
}

/** Goes on after a right password by a recovery code, however it was typed. Rejects with an AppError. */
export const goOnByCode = (store: Store, { ticket, login }: WaitingStep, code: string): Promise<void> =>
  enterBy(store, login, (attempt) => send(secondStep, { body: { ticket, code, attempt } }));
