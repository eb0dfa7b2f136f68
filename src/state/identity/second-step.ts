import { atom } from 'jotai';
import type { SecondStep } from '#src/contract/identity/second-factor.schema.ts';
import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** What was typed to sign in, and whether it is to be remembered once it has. */
export type TypedLogin = { readonly payload: LoginPayload; readonly remember: boolean };

/** A first proof that the gateway has taken, and that waits for a second one. */
export type WaitingStep = Pick<SecondStep, 'ticket' | 'ways'> & {
  /** By this clock; epoch ms. */
  readonly endsAt: number;
  readonly login?: TypedLogin | undefined;
};

/** In memory alone, because the ticket is a secret. The login page asks for the second proof while there is one. */
export const secondStepAtom = atom<WaitingStep | null>(null);

/** Takes note of why a way to sign in was refused, if that is the second step; answers what the refusal was. Never rejects. */
export async function recordSecondStep(store: Store, cause: unknown, login?: TypedLogin): Promise<AppError> {
  const error = toAppError(cause);
  if (error.code !== 'second_factor_required') return error;
  try {
    const { readSecondStep } = await import('#src/contract/identity/second-factor.schema.ts');
    const { expiresIn, ...step } = readSecondStep(error.value);
    store.set(secondStepAtom, { ...step, endsAt: Date.now() + expiresIn * 1000, login });
    return error;
  } catch (failure) {
    return toAppError(failure);
  }
}
