import type { Call } from '#src/contract/core/call.ts';
import type { Topic } from '#src/contract/core/topics.ts';
import type { AppContext } from './app-env.ts';
import type { Gateway } from '../context/gateway.ts';
import { bytesOf, type PlainAnswer, Representation } from '../context/representation.ts';

const json = 'application/json; charset=utf-8';
/** Browsers and CDNs cache shared answers and revalidate them by their ETag. */
const sharedCaching = 'public, max-age=0, must-revalidate';

/** The value in its envelope, for this visitor only: no cache stores it. */
export function answerPrivate(c: AppContext, value: unknown): Response {
  c.header('Content-Type', json);
  c.header('Cache-Control', 'no-store');
  return c.body(JSON.stringify({ success: true, value }));
}

/** The cached value in its envelope, made by `make` where none is cached. */
export async function answerShared(
  c: AppContext,
  gateway: Gateway,
  { call, topics, query }: { call: Call; topics: readonly Topic[]; query: unknown },
  make: () => Promise<unknown>,
): Promise<Response> {
  const key = `${call.name}?${canonical(query)}`;
  const headers = {
    'Content-Type': json,
    'Cache-Control': sharedCaching,
    ...(call.access === 'optional' && { Vary: 'Authorization' }),
  };
  const representation = await gateway.responseCache.get(key, topics, async () => {
    return new Representation(bytesOf(JSON.stringify({ success: true, value: await make() })), headers);
  });
  const address = c.req.url.slice(c.req.url.indexOf('/', 'https://'.length));
  if (!/[?&]token=[^&]/.test(address)) gateway.responseCache.recordAddress(address, key);
  return send(c, await representation.answer(wantedBy(c)));
}

export const wantedBy = (c: AppContext) => ({
  acceptEncoding: c.req.header('Accept-Encoding'),
  ifNoneMatch: c.req.header('If-None-Match'),
});

export function send(c: AppContext, { status, headers, body }: PlainAnswer): Response {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
  return c.newResponse(body ? new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length) : null, status);
}

/** The cache key of a query: fields in order, without empty ones and the token. */
function canonical(query: unknown): string {
  if (typeof query !== 'object' || query === null) return '';
  const fields = Object.entries(query).filter(
    ([name, value]) => name !== 'token' && value !== undefined && value !== '',
  );
  return JSON.stringify(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}
