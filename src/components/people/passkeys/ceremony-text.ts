import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { toAppError } from '#src/platform/calls/errors.ts';
import { type CeremonyEnd, CeremonyError } from '#src/platform/passkeys/ceremony-error.ts';
import { errorText } from '#src/platform/language/error-text.ts';

/** Browsers do not reveal the exact cause, so the text is equally general. */
const ceremonyText: Record<Exclude<CeremonyEnd, 'aborted'>, MessageDescriptor> = {
  cancelled: msg`It was cancelled, or it took too long. Nothing has changed.`,
  known: msg`This device already has a passkey of this account.`,
  impossible: msg`This device or address cannot use passkeys. A screen lock is needed: fingerprint, face or PIN.`,
  failed: msg`Your device did not finish. Try again.`,
};

/** The message of a failed passkey ceremony; null if none is needed. */
export function textOfFailure(cause: unknown): MessageDescriptor | null {
  if (!(cause instanceof CeremonyError)) return errorText[toAppError(cause).code];
  return cause.end === 'aborted' ? null : ceremonyText[cause.end];
}
