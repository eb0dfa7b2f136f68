import * as v from 'valibot';
import { Envelope } from '#src/contract/core/envelope.ts';
import { fetchedAtHeader } from '#src/contract/worker/worker-messages.ts';

/** What describes the way here and not the contents; `Vary` would make a cache keep the request's headers in mind. */
const dropped = ['Vary', 'Content-Encoding', 'Content-Length', 'Set-Cookie', 'Age'];
const largest = 2_000_000;

/** Answered by this origin itself, and complete. */
const isWhole = ({ status, type, redirected }: Response): boolean => status === 200 && type === 'basic' && !redirected;

/** Answered by this origin itself, complete, and free to be cached. */
export const isOwnAnswer = (answer: Response): boolean =>
  isWhole(answer) && !/no-store/i.test(answer.headers.get('Cache-Control') ?? '');

export const hasType = ({ headers }: Response, form: RegExp): boolean => form.test(headers.get('Content-Type') ?? '');

/** The same contents with the moment they were fetched. */
export function datedCopy({ headers: given }: Response, body: BodyInit, at: number): Response {
  const headers = new Headers(given);
  for (const name of dropped) headers.delete(name);
  headers.set(fetchedAtHeader, String(at));
  return new Response(body, { headers });
}

/** Epoch milliseconds; NaN for an answer that does not say. */
export const fetchedAt = ({ headers }: Response): number => Number(headers.get(fetchedAtHeader) ?? NaN);

/**
 * A copy of an answer for the cache, or null for one that must not be cached: anything but a success of ours as JSON in
 * its envelope [S1-398]. What is one visitor's alone (`no-store`) is cached in that visitor's cache only. Reads the body.
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

/** Whether two answers are the same, by their ETag; by their text where there is none. */
export async function isSame(cached: Response, fresh: Response): Promise<boolean> {
  const [old, now] = [cached.headers.get('ETag'), fresh.headers.get('ETag')];
  if (old !== null && now !== null) return old === now;
  return (await cached.clone().text()) === (await fresh.clone().text());
}
