import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import type { Assertion, Attestation, CreationOptions, RequestOptions } from '#src/contract/identity/webauthn.ts';
import { type CeremonyEnd, CeremonyError } from './ceremony-error.ts';

/** Safari refuses a ceremony without a user gesture, and accepts a retry. No person cancels this fast; ms. */
const nobodyWasAsked = 400;

/** Error names by outcome (https://www.w3.org/TR/webauthn-3); every other one is a failure. */
const ends: Partial<Record<string, CeremonyEnd>> = {
  AbortError: 'aborted',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  ConstraintError: 'impossible',
  NotSupportedError: 'impossible',
  SecurityError: 'impossible',
};

/** Whether the browser supports passkeys: over https, and at localhost. */
export const hasPasskeys = (): boolean => browserSupportsWebAuthn();

/** Whether the browser suggests passkeys in a field with `webauthn`, next to stored names and passwords. */
export const fillsInPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill().catch(() => false);

/** Creates a passkey on the device, with the owner's confirmation. Rejects with a CeremonyError. */
export async function createPasskey(options: CreationOptions): Promise<Attestation> {
  const optionsJSON = { ...options, excludeCredentials: options.excludeCredentials.map(describe) };
  const { id, rawId, response } = await once(() => startRegistration({ optionsJSON }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const made = { clientDataJSON, attestationObject, transports };
  return { id, rawId, type: 'public-key', clientExtensionResults: {}, response: made };
}

/**
 * Signs with a passkey. `autofill` waits until the owner selects one in the field, and ends when a modal ceremony begins. Rejects
 * with a CeremonyError.
 */
export async function signByPasskey(options: RequestOptions, { autofill = false } = {}): Promise<Assertion> {
  const { allowCredentials = [], ...rest } = options;
  const optionsJSON = { ...rest, allowCredentials: allowCredentials.map(describe) };
  const ask = () => once(() => startAuthentication({ optionsJSON, useBrowserAutofill: autofill }));
  const began = performance.now();
  const stopsBefore = stops;
  const { id, rawId, response } = await ask().catch((error: unknown) => {
    const end = error instanceof CeremonyError && error.end;
    const early = end === 'cancelled' && performance.now() - began < nobodyWasAsked;
    // The autofill ceremony started late, and aborted this one.
    const displaced = end === 'aborted' && stops === stopsBefore;
    if (autofill || !(early || displaced)) throw error;
    return ask();
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const signed = { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) };
  return { id, rawId, type: 'public-key', clientExtensionResults: {}, response: signed };
}

/** Aborts the pending ceremony, if any, when its page is left. */
export function stopCeremony(): void {
  stops += 1;
  WebAuthnAbortService.cancelCeremony();
}
/** Number of aborts. */
let stops = 0;

type Descriptor = CreationOptions['excludeCredentials'][number];
const describe = ({ id, type, transports }: Descriptor) => ({ id, type, ...(transports && { transports }) });

async function once<T>(begin: () => Promise<T>): Promise<T> {
  try {
    return await begin();
  } catch (cause) {
    throw new CeremonyError(ends[cause instanceof Error ? cause.name : ''] ?? 'failed', { cause });
  }
}
