import ky, { type KyInstance } from 'ky';
import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallQuery, CallValue } from '#src/contract/call-types.ts';
import { loadSchemas } from '#src/contract/schemas.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import type { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { addressOf, toSearch } from './address.ts';
import { readAnswer } from './answer.ts';
import { type AnswerSource, cacheOf, recordFailure, sourceOf } from './answer-source.ts';
import { hasToken, readInput, withToken, deviceHeaders, opensSession } from './input.ts';
import { env } from './env.ts';
import { AppError, toAppError } from './errors.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { withRetries } from './retry.ts';
import { reportSlow } from '#src/platform/device/slow.ts';

export type HttpConfig = {
  /** Replaces the global fetch: the server passes the gateway's own app. */
  fetch?: typeof fetch;
  /** Absolute origin to resolve paths against; needed if there is no document (the server). */
  origin?: string;
  /**
   * The session's access token, or null for a guest; may wait for the stored session. `refused` is a token that the gateway no
   * longer accepts: resolves with a new one of the same session, or rejects with `session_ended` after ending it.
   */
  getToken: (refused?: string) => string | null | Promise<string | null>;
  /** The current session's token, without a renewal: sent by a call that opens a session in its place. */
  getHeldToken?: () => string | null | Promise<string | null>;
  /** The public key of encrypted bodies; `fresh` after the gateway refused the previous key. */
  getEncryptionKey?: (fresh: boolean) => Promise<EncryptionKey>;
  /** Header or payload; the build's setting by default [S1-401]. */
  tokenTransport?: 'header' | 'payload';
};

export type SendOptions<C extends Call> = {
  query?: CallQuery<C>;
  body?: CallBody<C>;
  /** File of a call that takes one; its type is the content type. */
  file?: Blob;
  signal?: AbortSignal;
  /** Bypasses the caches of the browser and the worker, which store the answer. */
  fresh?: boolean;
  /** Called with the origin of an answer, before the body is read. */
  onAnswer?: (source: AnswerSource) => void;
  /** Idempotency key of a write; generated for calls that the contract declares `idempotent`. */
  idempotencyKey?: string;
  /** Milliseconds for everything: attempts, waits and reading the body. */
  deadline?: number;
  /** Sends this token and never renews it; logout uses it. An empty one: only the cookie. */
  token?: string;
};

/** A request pending for this long marks the network as slow [S1-406]; ms. */
const slowAfter = 3000;
/** A screen has its answer 10 s after the tap [S1-399], including the work before and after its call. */
const totalDeadline = 9000;
/** Uploads take longer, and show their progress. */
const fileDeadline = 60_000;
/** A read without an answer for this long is retried: longer than a slow network, shorter than a lost packet's timeout. */
const firstByte = 6000;

let config: HttpConfig = { getToken: () => null };
let client: KyInstance = ky.create({});

/** Configures the gateway's origin and the session; main.tsx and the server's entry call it before the first request. */
export function configureHttp(next: HttpConfig): void {
  config = next;
  const base = env.apiBase || next.origin;
  client = ky.create({
    ...(base && { baseUrl: base }),
    ...(next.fetch && { fetch: next.fetch }),
    retry: 0,
    throwHttpErrors: false,
    credentials: env.apiBase ? 'include' : 'same-origin',
    headers: { Accept: 'application/json' },
  });
}

/**
 * Makes a call of the contract and resolves with its checked value. Rejects only with an AppError. An expired session is renewed
 * once and the call repeated.
 */
export async function send<C extends Call>(call: C, options: SendOptions<C> = {}): Promise<CallValue<C>> {
  const token = options.token ?? (await tokenOf(call));
  if (call.access === 'member' && !token) throw new AppError('not_logged_in');
  try {
    return await sendAs(call, options, token);
  } catch (cause) {
    const error = toAppError(cause);
    if (error.code === 'envelope_invalid' && call.encrypted) return sendAs(call, options, token, true);
    if (error.code !== 'session_ended' || !token || options.token !== undefined) throw error;
    const fresh = await currentToken(token);
    if (!fresh) throw error;
    return sendAs(call, options, fresh);
  }
}

async function tokenOf({ access, name }: Call): Promise<string | null> {
  if (access === 'public') return null;
  return opensSession.includes(name) ? ((await config.getHeldToken?.()) ?? null) : currentToken();
}

/** The client of all calls, for a request that is no call. */
export const httpClient = (): KyInstance => client;

/** The session's token, see HttpConfig. The hooks belong to another layer: any rejection is converted to an AppError. */
export async function currentToken(refused?: string): Promise<string | null> {
  try {
    return await config.getToken(refused);
  } catch (cause) {
    throw toAppError(cause);
  }
}

async function sendAs<C extends Call>(
  call: C,
  options: SendOptions<C>,
  token: string | null,
  freshKey = false,
): Promise<CallValue<C>> {
  const key = options.idempotencyKey ?? (call.idempotent && randomId());
  const repeat = !call.once && (call.method === 'GET' || Boolean(key));
  const transport = config.tokenTransport ?? env.tokenTransport;
  const field = token && transport === 'payload' ? token : undefined;
  const schemas = await loadSchemas(call);
  const query = readInput(schemas.query, withToken(schemas.query, options.query, field));
  const body = readInput(schemas.body, withToken(schemas.body, options.body, field));
  const headers = deviceHeaders(call.name);
  if (token && !(field && (hasToken(schemas.query) || hasToken(schemas.body))))
    headers['Authorization'] = `Bearer ${token}`;
  if (key) headers[idempotencyHeader] = key;
  if (call.encrypted) headers[encryptionHeader] = encryptionScheme;
  if (call.file && options.file) headers['Content-Type'] = options.file.type;

  return withRetries(
    async (signal) => {
      // Encrypted again for every attempt: a payload is accepted only once.
      const json = call.encrypted ? { data: await encryptBody(body, freshKey) } : body;
      const searchParams = toSearch(query);
      const slow = setTimeout(reportSlow, slowAfter);
      const answer = await client(call.path, {
        method: call.method,
        searchParams,
        ...(json !== undefined && { json }),
        ...(call.file && options.file && { body: options.file }),
        headers,
        signal,
        timeout: call.method === 'GET' && repeat ? firstByte : false,
        cache: call.cache === 'private' ? 'no-store' : cacheOf(options),
      }).finally(() => clearTimeout(slow));
      const source = sourceOf(answer, addressOf(call.path, searchParams));
      options.onAnswer?.(source);
      // The schema proves this type.
      return (await readAnswer(answer, schemas.value)) as CallValue<C>;
    },
    {
      repeat,
      deadline: options.deadline ?? (call.file ? fileDeadline : totalDeadline),
      signal: options.signal,
      toError: (cause) => recordFailure(toAppError(cause)),
    },
  );
}

async function encryptBody(body: unknown, fresh: boolean): Promise<string> {
  const { encryptPayload } = await import('./envelope.ts');
  if (!config.getEncryptionKey) throw new AppError('envelope_invalid');
  return encryptPayload(body, await config.getEncryptionKey(fresh));
}
