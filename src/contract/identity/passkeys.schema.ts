import { isVisible } from '#src/contract/core/typed-text.ts';
import * as v from 'valibot';
import { Attestation, CreationOptions } from './webauthn.ts';
import { TokenField } from '#src/contract/core/wire.ts';

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const PasskeyName = v.pipe(v.string(), v.trim(), v.check(isVisible), v.maxLength(40));
/** The member's own password, typed now: what changes who can sign in asks for it. */
const password = v.pipe(v.string(), v.maxLength(128));

/**
 * A passkey; times in epoch milliseconds. `synced`: available on the member's other devices, too. `host`: the only site that it
 * works on.
 */
export const Passkey = v.object({
  id: Id,
  name: v.string(),
  createdAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
  synced: v.boolean(),
  host: v.string(),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/**
 * Protection of an account. `secondFactor`: a password alone no longer signs in; `codesLeft`: unused recovery codes;
 * `hasPassword`: false for a member who only ever signed in with a social account and cannot confirm these changes.
 */
export const Protection = v.object({
  passkeys: v.array(Passkey),
  secondFactor: v.boolean(),
  codesLeft: v.number(),
  hasPassword: v.boolean(),
});
export type Protection = v.InferOutput<typeof Protection>;

/** Recovery codes are answered only once: the gateway stores hashes. */
const Codes = v.object({ codes: v.array(v.string()) });

/** Requests and answers of the calls of passkeys. */
export const schemas = {
  protection: {
    query: v.object({}),
    value: Protection,
  },
  addPasskey: {
    body: v.object({ response: Attestation, name: PasskeyName, token: TokenField }),
    value: Passkey,
  },
  removePasskey: {
    body: v.object({ id: Id, password, token: TokenField }),
    value: v.object({}),
  },
  passkeyCreation: {
    body: v.object({ password, token: TokenField }),
    value: CreationOptions,
  },
  renamePasskey: {
    body: v.object({ id: Id, name: PasskeyName, token: TokenField }),
    value: v.object({}),
  },
  setSecondFactor: {
    body: v.object({ on: v.boolean(), password, token: TokenField }),
    value: Codes,
  },
  makeRecoveryCodes: {
    body: v.object({ password, token: TokenField }),
    value: Codes,
  },
};
