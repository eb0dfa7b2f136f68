import { isVisible } from '#src/contract/core/typed-text.ts';
import * as v from 'valibot';
import { Attestation, CreationOptions } from './webauthn.ts';
import { TokenField } from '#src/contract/core/wire.ts';

export const SecurityId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const PasskeyName = v.pipe(v.string(), v.trim(), v.check(isVisible), v.maxLength(40));
/** The member's own password, typed now: what changes who can sign in asks for it. */
export const password = v.pipe(v.string(), v.maxLength(128));

/**
 * A passkey; times in epoch milliseconds. `synced`: available on the member's other devices, too. `host`: the only site that it
 * works on.
 */
export const Passkey = v.object({
  id: SecurityId,
  name: v.string(),
  createdAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
  synced: v.boolean(),
  host: v.string(),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** An app that shows codes for the second step; times in epoch milliseconds. */
export const Authenticator = v.object({
  id: SecurityId,
  name: v.string(),
  createdAt: v.number(),
  lastUsedAt: v.nullable(v.number()),
});
export type Authenticator = v.InferOutput<typeof Authenticator>;

/**
 * Protection of an account. `secondFactor`: a password alone no longer signs in; `codesLeft`: unused recovery codes;
 * `hasPassword`: false for a member who only ever signed in with a social account and cannot confirm these changes.
 */
export const Protection = v.object({
  passkeys: v.array(Passkey),
  authenticators: v.optional(v.array(Authenticator), []),
  secondFactor: v.boolean(),
  codesLeft: v.number(),
  hasPassword: v.boolean(),
  /** The site shows agents their pages with a second step alone, and this agent has none. */
  agentNeedsStep: v.optional(v.boolean(), false),
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
    body: v.object({ id: SecurityId, password, token: TokenField }),
    value: v.object({}),
  },
  passkeyCreation: {
    body: v.object({ password, token: TokenField }),
    value: CreationOptions,
  },
  renamePasskey: {
    body: v.object({ id: SecurityId, name: PasskeyName, token: TokenField }),
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
