import type { ErrorCode } from '#src/contract/core/error-code.ts';
import { alike, proofs, type Sample } from './role-rows.ts';

/** Of what each has none of. */
const nothingOf = (code: ErrorCode): Sample['expected'] => ({ ...proofs, member: code, agent: code });
const noPassword = { password: 'nobodys-password' };
const onePasskey = { id: 'unknown', name: 'Phone' };
const ticket = 'A'.repeat(43);
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };
const attestation = { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } };
const assertion = {
  ...credential,
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
};

/** Samples of passkeys and of the second step. */
export const passkeySamples: Record<string, Sample> = {
  protection: { expected: proofs, query: {} },
  // Each is asked for the password of the account, which these have not.
  passkeyCreation: { expected: nothingOf('wrong_password'), body: noPassword },
  addPasskey: { expected: nothingOf('proof_refused'), body: { response: attestation, name: 'Phone' } },
  renamePasskey: { expected: nothingOf('not_found'), body: onePasskey },
  removePasskey: { expected: nothingOf('not_found'), body: { ...onePasskey, ...noPassword } },
  setSecondFactor: { expected: nothingOf('no_permission'), body: { on: true, ...noPassword } },
  makeRecoveryCodes: { expected: nothingOf('no_permission'), body: noPassword },
  passkeyRequest: { expected: alike('ok') },
  passkeyLogin: { expected: alike('proof_refused'), body: { response: assertion } },
  secondStepRequest: { expected: alike('token_expired'), body: { ticket } },
  secondStep: { expected: alike('token_expired'), body: { ticket, code: 'ABCD-EFGH-JKMN-PQRS' } },
};
