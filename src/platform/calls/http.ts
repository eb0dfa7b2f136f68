import ky, { type KyInstance } from 'ky';
import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallQuery, CallValue } from '#src/contract/call-types.ts';
import { loadSchemas } from '#src/contract/schemas.ts';
import { encryptionHeader, encryptionScheme, idempotencyHeader } from '#src/contract/core/envelope.ts';
import type { EncryptionKey } from '#src/contract/site/system.schema.ts';
import { fetchedAtHeader } from '#src/contract/worker/worker-messages.ts';
import { addressOf, toSearch } from './address.ts';
import { isJson, readAnswer } from './answer.ts';
import { workerInCharge } from '#src/platform/base/browser-parts.ts';
import { hasToken, readInput, withToken } from './input.ts';
import { env } from './env.ts';
import { deviceHeaders, opensSession } from './opens-session.ts';
import { AppError, toAppError } from './errors.ts';
import { randomId } from '#src/platform/base/random-id.ts';
import { withRetries } from './retry.ts';
import { recordServerTime, serverTime } from '#src/platform/device/server-time.ts';
import { reportAnswer, reportSlow } from '#src/platform/device/slow.ts';

export type HttpConfig = {
  /** Replaces the global fetch: the server passes the gateway's own app. */
  fetch?: typeof fetch;
  /** Absolute origin that paths are resolved against; needed where there is no document (the server). */
  origin?: string;
  /**
   * The session's access token, or null for a guest; may wait for the stored session. `refused` is a token that the gateway
   * takes no more: answers a fresh one of the same session, or rejects with `session_ended` and has ended it.
   */
  getToken: (refused?: string) => string | null | Promise<string | null>;
  /** The token of the session that stands, as it is: a call that opens another one in its place says so by it, and renews nothing. */
  getHeldToken?: () => string | null | Promise<string | null>;
  /** The public key of encrypted bodies; `fresh` after the gateway did not know the key we had. */
  getEncryptionKey?: (fresh: boolean) => Promise<EncryptionKey>;
  /** Header or payload; the build's choice unless told [S1-401]. */
  tokenTransport?: 'header' | 'payload';
};

/** Where an answer came from: its address without the origin, when it was fetched (the gateway's time, epoch ms), out of the worker's cache or not. */
export type AnswerSource = { readonly address: string; readonly fetchedAt: number; readonly cached: boolean };

export type SendOptions<C extends Call> = {
  query?: CallQuery<C>;
  body?: CallBody<C>;
  /** Of a call that takes one; its type is the content type. */
  file?: Blob;
  signal?: AbortSignal;
  /** Past the caches, which take the answer in: the browser's and the worker's. */
  fresh?: boolean;
  /** Hears where an answer came from, before it has been read. */
  onAnswer?: (source: AnswerSource) => void;
  /** Makes a write repeatable; made up for calls whose contract says `idempotent`. */
  idempotencyKey?: string;
  /** Milliseconds for everything: attempts, waits and reading the body. */
  deadline?: number;
  /** Sends this token and never renews; logout uses it. An empty one: nothing but the cookie. */
  token?: string;
};

/** A network that says nothing for this long is called slow [S1-406]; ms. */
const slowAfter = 3000;
/** A screen has its answer 10 s after the tap [S1-399]: with what it does before and after its call. */
const totalDeadline = 9000;
/** Megabytes take longer to go up, and who sends them sees that they do. */
const fileDeadline = 60_000;
/** A read that hears nothing for this long is asked again: long enough for a slow network, short enough for a lost packet. */
const firstByte = 6000;

let config: HttpConfig = { getToken: () => null };
let client: KyInstance = ky.create({});

/** Tells the module where to call and who is signed in; main.tsx and the server's entry do so before anything is sent. */
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
 * Makes a call of the contract and answers its value, checked. Rejects with an AppError and never with anything else.
 * A session that ran out is renewed once and the call repeated.
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

/** The hooks are another layer's: whatever they reject with leaves as an AppError. */
async function currentToken(refused?: string): Promise<string | null> {
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
      // Sealed anew for every attempt: a payload is opened once only.
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
      // The schema is the proof of this type.
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

/**
 * Past the browser's own cache, in which a portal's page may stand for a year: the gateway says for each answer whether it
 * is still the same. `default` is for the worker, which has a cache of its own and does as much.
 */
const cacheOf = ({ fresh }: { fresh?: boolean }): RequestCache => (!fresh && workerInCharge() ? 'default' : 'no-cache');

/** What the worker had at hand says nothing of the network. */
function sourceOf({ headers }: Response, address: string): AnswerSource {
  const fetchedAt = Number(headers.get(fetchedAtHeader) ?? NaN);
  const cached = !Number.isNaN(fetchedAt);
  if (!cached) {
    reportAnswer(true);
    // A box on the way that answers with a page of its own has a clock of its own, too.
    if (isJson(headers)) recordServerTime(headers);
  }
  return { address, fetchedAt: serverTime(cached ? fetchedAt : undefined), cached };
}

/** An aborted call says nothing about the network; one that got no answer does. */
function recordFailure(error: AppError): AppError {
  const aborted = error.cause instanceof DOMException && error.cause.name === 'AbortError';
  if (!aborted && error.status === undefined && (error.code === 'no_internet' || error.code === 'timeout'))
    reportAnswer(false);
  return error;
}

async function encryptBody(body: unknown, fresh: boolean): Promise<string> {
  const { encryptPayload } = await import('./envelope.ts');
  if (!config.getEncryptionKey) throw new AppError('envelope_invalid');
  return encryptPayload(body, await config.getEncryptionKey(fresh));
}
