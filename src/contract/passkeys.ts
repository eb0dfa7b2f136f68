import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Attestation, CreationOptions } from './webauthn.ts';
import { TokenField } from './wire.ts';

/** How many passkeys a member may have. */
export const mostPasskeys = 20;
/** How many recovery codes are made at once, each good once. */
export const recoveryCodeCount = 10;

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
export const PasskeyName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
/** The member's own password, typed now: what changes who can sign in asks for it. */
const password = v.pipe(v.string(), v.maxLength(128));

/**
 * A passkey; times in epoch milliseconds. `synced`: its owner's other devices have it, too. `host`: of the site that it was made for,
 * and works at alone.
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
 * How a member is kept safe. `secondFactor`: a password alone signs in no more; `codesLeft`: recovery codes not used yet;
 * `hasPassword`: false for who has only ever come by an account elsewhere, and can prove himself for none of the changes.
 */
export const Protection = v.object({
  passkeys: v.array(Passkey),
  secondFactor: v.boolean(),
  codesLeft: v.number(),
  hasPassword: v.boolean(),
});
export type Protection = v.InferOutput<typeof Protection>;

/** Recovery codes are answered this once: the gateway stores hashes. */
const Codes = v.object({ codes: v.array(v.string()) });

export const protection = defineCall({
  name: 'protection',
  summary: "The member's passkeys, and whether the password needs a second step",
  method: 'GET',
  path: '/wps/member/passkeys',
  query: v.object({}),
  value: Protection,
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
});

export const addPasskey = defineCall({
  name: 'addPasskey',
  summary: 'Takes the passkey that a browser has made',
  method: 'PUT',
  path: '/wps/member/passkeys',
  body: v.object({ response: Attestation, name: PasskeyName, token: TokenField }),
  value: Passkey,
  access: 'member',
  may: 'security',
  cache: 'private',
  idempotent: true,
  ours: true,
});

export const removePasskey = defineCall({
  name: 'removePasskey',
  summary: 'Takes a passkey away, given the password; with the last one the second step ends',
  method: 'DELETE',
  path: '/wps/member/passkeys',
  body: v.object({ id: Id, password, token: TokenField }),
  value: v.object({}),
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
});

export const passkeyCreation = defineCall({
  name: 'passkeyCreation',
  summary: 'What the browser makes a passkey with, given the password; good for 5 minutes and one passkey',
  method: 'POST',
  path: '/wps/member/passkeys/options',
  body: v.object({ password, token: TokenField }),
  value: CreationOptions,
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
});

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  summary: 'Gives a passkey another name',
  method: 'POST',
  path: '/wps/member/passkeys/name',
  body: v.object({ id: Id, name: PasskeyName, token: TokenField }),
  value: v.object({}),
  access: 'member',
  may: 'security',
  cache: 'private',
  ours: true,
});

export const setSecondFactor = defineCall({
  name: 'setSecondFactor',
  summary: 'Whether a password needs a passkey or recovery code after it; on answers ten new codes, off none',
  method: 'PUT',
  path: '/wps/member/secondFactor',
  body: v.object({ on: v.boolean(), password, token: TokenField }),
  value: Codes,
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
});

export const makeRecoveryCodes = defineCall({
  name: 'makeRecoveryCodes',
  summary: 'Ten new recovery codes in the place of those before, given the password',
  method: 'POST',
  path: '/wps/member/recoveryCodes',
  body: v.object({ password, token: TokenField }),
  value: Codes,
  access: 'member',
  may: 'security',
  cache: 'private',
  encrypted: true,
  ours: true,
});
