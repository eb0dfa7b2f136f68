import { atom } from 'jotai';
import type { SecondStep } from '#src/contract/identity/second-factor.schema.ts';
import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import { type AppError, toAppError } from '#src/platform/calls/errors.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** The login's input, and whether to remember it afterwards. */
export type TypedLogin = { readonly payload: LoginPayload; readonly remember: boolean };

/** A first factor that the gateway has accepted, waiting for the second. */
export type WaitingStep = Pick<SecondStep, 'ticket' | 'ways' | 'authenticator'> & {
  /** Expiry by this clock; epoch ms. */
  readonly endsAt: number;
  readonly login?: TypedLogin | undefined;
};

/** In memory only, because the ticket is a secret. The login page asks for the second factor while it is set. */
export const secondStepAtom = atom<WaitingStep | null>(null);

/** Stores the second step if a refused sign-in requires one; resolves with the refusal. Never rejects. */
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
