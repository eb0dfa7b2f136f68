import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { fetchedAtHeader } from '#src/contract/worker/worker-messages.ts';

/** Headers of the transport and not of the contents; `Vary` would make a cache match the request's headers. */
const dropped = ['Vary', 'Content-Encoding', 'Content-Length', 'Set-Cookie', 'Age'];
const largest = 2_000_000;

/** Answered by this origin itself, and complete. */
const isWhole = ({ status, type, redirected }: Response): boolean => status === 200 && type === 'basic' && !redirected;

/** Answered by this origin itself, complete, and cacheable. */
export const isOwnAnswer = (answer: Response): boolean =>
  isWhole(answer) && !/no-store/i.test(answer.headers.get('Cache-Control') ?? '');

export const hasType = ({ headers }: Response, form: RegExp): boolean => form.test(headers.get('Content-Type') ?? '');

/** The same contents with the time they were fetched. */
export function datedCopy({ headers: given }: Response, body: BodyInit, at: number): Response {
  const headers = new Headers(given);
  for (const name of dropped) headers.delete(name);
  headers.set(fetchedAtHeader, String(at));
  return new Response(body, { headers });
}

/** Epoch ms; NaN if the answer has none. */
export const fetchedAt = ({ headers }: Response): number => Number(headers.get(fetchedAtHeader) ?? NaN);

/**
 * A copy of an answer for the cache, or null if it must not be cached: anything but a successful JSON answer of ours in its
 * envelope [S1-398]. A private answer (`no-store`) is cached only in its visitor's cache. Reads the body.
 */
export async function cacheableRead(answer: Response, at: number, ofVisitor = false): Promise<Response | null> {
  if (!(ofVisitor ? isWhole(answer) : isOwnAnswer(answer)) || !hasType(answer, /^application\/json\b/i)) return null;
  const text = await answer.text();
  if (text.length > largest) return null;
  try {
    const envelope = v.safeParse(Envelope, JSON.parse(text));
    return envelope.success && envelope.output.success ? datedCopy(answer, text, at) : null;
  } catch {
    return null;
  }
}

/** Whether two answers are the same, by their ETag; else by their text. */
export async function isSame(cached: Response, fresh: Response): Promise<boolean> {
  const [old, now] = [cached.headers.get('ETag'), fresh.headers.get('ETag')];
  if (old !== null && now !== null) return old === now;
  return (await cached.clone().text()) === (await fresh.clone().text());
}
