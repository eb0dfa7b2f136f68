import { scryptSync } from 'node:crypto';
import { schemasOf } from '#src/contract/whole-calls.ts';
import type { Call } from '#src/contract/core/call.ts';
import type { CallBody } from '#src/contract/call-types.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { addPasskey, passkeyCreation, setSecondFactor } from '#src/contract/identity/passkeys.ts';
import { passkeyLogin, passkeyRequest } from '#src/contract/identity/second-factor.ts';
import { SecondStep } from '#src/contract/identity/second-factor.schema.ts';
import * as v from 'valibot';
import type { Gateway } from '../context/gateway.ts';
import type { Tables } from '../db/tables.ts';
import {
  type CallClient,
  createClient,
  encryptPayload,
  signedIn,
  testPassword,
} from '../areas/identity/session/testing/call-client.ts';
import { createAuthenticator, type Quirks, type SoftwareAuthenticator } from './software-authenticator.ts';

/** A member on one device: a browser, an authenticator, and the token of a session. */
export type PasskeyScene = {
  readonly gateway: Gateway;
  readonly member: Tables['members'];
  readonly client: CallClient;
  readonly authenticator: SoftwareAuthenticator;
  readonly token: string;
};

/** The password's hash at the lowest cost: these tests are about something else. */
const salt = Buffer.alloc(16, 7);
const hash = scryptSync(testPassword, salt, 32, { N: 2, r: 1, p: 1 });
const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
const cheapHash = `$scrypt$ln=1,r=1,p=1$${unpadded(salt)}$${unpadded(hash)}`;

/** A new member with an open session. */
export async function memberWithDevice(
  gateway: Gateway,
  account: string,
  rest: Partial<Tables['members']> = {},
): Promise<PasskeyScene> {
  const authenticator = createAuthenticator(gateway.config.publicOrigin);
  const known = { password_hash: cheapHash, first_login_at: 0, ...rest };
  return { gateway, client: createClient(gateway), authenticator, ...(await signedIn(gateway, account, known)) };
}

/** The same with a passkey on the device. */
export async function memberWithPasskey(gateway: Gateway, account: string): Promise<PasskeyScene> {
  const scene = await memberWithDevice(gateway, account);
  await makePasskey(scene);
  return scene;
}

/** A member's security events of one kind. */
export const securityEventsOf = ({ gateway, member }: PasskeyScene, kind: string) =>
  gateway.db
    .selectFrom('security_events')
    .select(['detail', 'network'])
    .where('kind', '=', kind)
    .where('member_id', '=', member.id)
    .execute();

type Asking<C extends Call> = { body: CallBody<C>; token?: string; headers?: Record<string, string> };

/** Makes a call with an encrypted body. */
export async function callEncrypted<C extends Call>(
  { gateway, client }: Pick<PasskeyScene, 'gateway' | 'client'>,
  call: C,
  { body, token, headers = {} }: Asking<C>,
) {
  const data = await encryptPayload(gateway, body as unknown as object);
  return client.call(call, {
    rawBody: { data },
    headers: { [encryptionHeader]: encryptionScheme, ...headers },
    ...(token !== undefined && { token }),
  });
}

/** Creates a passkey on the device and adds it; returns the gateway's response. */
export async function makePasskey(scene: PasskeyScene, { name = 'Phone', quirks = {} as Quirks } = {}) {
  const { client, token, authenticator } = scene;
  const asked = await callEncrypted(scene, passkeyCreation, { body: { password: testPassword }, token });
  const response = authenticator.create(v.parse(schemasOf(passkeyCreation).value, asked.value), quirks);
  return client.call(addPasskey, { body: { response, name }, token });
}

/** Asks for a challenge on a device and signs it there. */
export async function signChallenge(client: CallClient, authenticator: SoftwareAuthenticator, quirks: Quirks = {}) {
  const { value } = await client.call(passkeyRequest, {});
  return authenticator.sign(v.parse(schemasOf(passkeyRequest).value, value), quirks);
}

/** Signs in by a passkey in a fresh browser. */
export async function logInByPasskey({ gateway, authenticator }: PasskeyScene, quirks: Quirks = {}) {
  const client = createClient(gateway);
  const response = await signChallenge(client, authenticator, quirks);
  return client.call(passkeyLogin, { body: { response } });
}

/** Turns the second step on and returns the recovery codes. */
export async function turnSecondFactorOn(scene: PasskeyScene): Promise<string[]> {
  const { token } = scene;
  const { value } = await callEncrypted(scene, setSecondFactor, { body: { on: true, password: testPassword }, token });
  return v.parse(schemasOf(setSecondFactor).value, value).codes;
}

/** Types the right password in a new browser, and returns it with the gateway's next step. */
export async function typePassword({ gateway, member }: PasskeyScene) {
  const client = createClient(gateway);
  const answer = await client.login(member.account, testPassword);
  return { client, answer, step: v.parse(SecondStep, answer.value) };
}
