import { schemasOf } from '#src/contract/whole-calls.ts';
import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallQuery } from '#src/contract/call-types.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { memberInfo } from '#src/contract/account/member.ts';
import { login } from '#src/contract/identity/session.ts';
import type { LoginPayload } from '#src/contract/identity/session.schema.ts';
import type { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { CompactEncrypt, importJWK } from 'jose';
import * as v from 'valibot';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { createAccessToken } from '../access-token.ts';
import { publicEncryptionKey } from '#gateway/areas/site/encryption-key.ts';
import { hashPassword } from '../password.ts';

type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly success: boolean;
  readonly message: string | undefined;
  readonly value: Record<string, unknown>;
};
type Options<C extends Call> = {
  query?: CallQuery<C>;
  body?: CallBody<C>;
  rawBody?: unknown;
  /** A file in place of a body, and what it says it is. */
  file?: Uint8Array<ArrayBuffer>;
  fileType?: string;
  token?: string;
  headers?: Record<string, string>;
};

/** A browser without a page: makes calls of the contract and keeps the one cookie as its attributes allow. */
export type CallClient = {
  readonly app: App;
  readonly call: <C extends Call>(call: C, options?: Options<C>) => Promise<Answer>;
  readonly login: (
    username: string,
    password: string,
    rest?: Partial<LoginPayload>,
    headers?: Record<string, string>,
  ) => Promise<Answer>;
  /** The renewal cookie as `name=value`, empty when there is none; may be set to an older one. */
  cookie: string;
};

export function createClient(gateway: Gateway, app: App = createApp(gateway)): CallClient {
  const client: CallClient = {
    app,
    cookie: '',
    call: async (call, { query, body, rawBody = body, file, fileType = 'image/png', token, headers = {} } = {}) => {
      const search = query
        ? `?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]))}`
        : '';
      const response = await app.request(call.path + search, {
        method: call.method,
        headers: {
          ...(rawBody !== undefined && { 'Content-Type': 'application/json' }),
          ...(file && { 'Content-Type': fileType }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...(client.cookie && call.path.startsWith('/wps/session') && { Cookie: client.cookie }),
          ...headers,
        },
        ...(rawBody !== undefined && { body: JSON.stringify(rawBody) }),
        ...(file && { body: file }),
      });
      const setCookie = response.headers.get('Set-Cookie');
      if (setCookie) client.cookie = /Max-Age=0/.test(setCookie) ? '' : (setCookie.split(';')[0] ?? '');
      const { success, message, value = {} } = (await response.json()) as Answer;
      return { status: response.status, headers: response.headers, success, message, value };
    },
    login: async (username, password, rest = {}, headers = {}) => {
      const data = await encryptPayload(gateway, { username, password, type: 'username', ...rest });
      return client.call(login, { rawBody: { data }, headers: { [encryptionHeader]: encryptionScheme, ...headers } });
    },
  };
  return client;
}

/** Encrypts a payload as the app does; `stamp` replaces its `iat` and `jti`. */
export async function encryptPayload(
  gateway: Gateway,
  payload: object,
  stamp: { iat?: unknown; jti?: unknown } = {},
): Promise<string> {
  return encryptUnder(await publicEncryptionKey(gateway), {
    iat: Math.floor(gateway.clock() / 1000),
    jti: crypto.randomUUID(),
    ...stamp,
    ...payload,
  });
}

export async function encryptUnder(key: EncryptionKey, stamped: object): Promise<string> {
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(stamped)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
}

export const testPassword = 'Correct-horse 42';

/** A member who can log in with `testPassword`. */
export async function addTestMember(
  gateway: Gateway,
  account: string,
  rest: Partial<Tables['members']> = {},
): Promise<Tables['members']> {
  return addMember(gateway.db, account, { password_hash: await hashPassword(gateway, testPassword), ...rest });
}

/** A member with an open session and its access token, without a login. */
export async function signedIn(gateway: Gateway, account: string, rest: Partial<Tables['members']> = {}) {
  const member = await addMember(gateway.db, account, rest);
  const { sessionId } = await openSession(gateway.db, member, gateway.clock());
  return { member, sessionId, token: await createAccessToken(gateway, { id: sessionId, epoch: 1 }) };
}

/** A member who has logged in by the call: the client has the cookie. `isSignedIn` asks with the login's token. */
export async function signIn(gateway: Gateway, account: string, rest: Partial<Tables['members']> = {}) {
  const member = await addTestMember(gateway, account, rest);
  const client = createClient(gateway);
  const answer = await client.login(account, testPassword);
  const { token } = v.parse(schemasOf(login).value, answer.value);
  const isSignedIn = async (which = token) => (await client.call(memberInfo, { token: which })).status === 200;
  return { member, client, answer, token, isSignedIn };
}
