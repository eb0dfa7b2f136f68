import type { Sample } from './role-rows.ts';

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
  // Each is asked for the password of the account, which these have not.
  passkeyCreation: { answers: 'wrong_password', body: noPassword },
  addPasskey: { answers: 'proof_refused', body: { response: attestation, name: 'Phone' } },
  renamePasskey: { answers: 'not_found', body: onePasskey },
  removePasskey: { answers: 'not_found', body: { ...onePasskey, ...noPassword } },
  newAuthenticator: { answers: 'wrong_password', body: noPassword },
  addAuthenticator: { answers: 'not_found', body: { ...onePasskey, code: '123456' } },
  renameAuthenticator: { answers: 'not_found', body: onePasskey },
  removeAuthenticator: { answers: 'not_found', body: { id: 'unknown', ...noPassword } },
  setSecondFactor: { answers: 'no_permission', body: { on: true, ...noPassword } },
  makeRecoveryCodes: { answers: 'no_permission', body: noPassword },
  passkeyLogin: { answers: 'proof_refused', body: { response: assertion } },
  secondStepRequest: { answers: 'token_expired', body: { ticket } },
  secondStep: { answers: 'token_expired', body: { ticket, code: 'ABCD-EFGH-JKMN-PQRS' } },
};
