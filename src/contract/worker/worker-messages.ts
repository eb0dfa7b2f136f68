import * as v from 'valibot';
import { Language } from '#src/contract/core/wire.ts';

/** On an answer from the worker's caches: when it was fetched, in epoch milliseconds of this device. */
export const fetchedAtHeader = 'X-Fetched-At';
/** The cache of a signed-in member's announcements; the page empties it by this name, too [S1-281]. */
export const memberCache = 'mare-member';

/** Addresses on this origin, without the origin. */
const Addresses = v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048))), v.maxLength(400));

/**
 * Messages of a page to the worker. `hello`: a page is open, in this language, and these reads belong to its first screen.
 * `seen`: reads of the page from before the worker controlled it. `forget-member`: answered through its port once all data of the
 * member is deleted.
 */
export const PageMessage = v.variant('type', [
  v.object({ type: v.literal('hello'), language: Language, reads: Addresses }),
  v.object({ type: v.literal('seen'), addresses: Addresses }),
  v.object({ type: v.literal('forget-member') }),
]);
export type PageMessage = v.InferOutput<typeof PageMessage>;

/**
 * Messages of the worker to the pages about an answer from a cache. `changed`: there is a new one, fetched `at`. `checked`: it is
 * still current. `silent`: the network is slow, or does not answer at all.
 */
export const WorkerMessage = v.variant('type', [
  v.object({ type: v.literal('changed'), address: v.string(), at: v.number() }),
  v.object({ type: v.literal('checked'), address: v.string(), at: v.number() }),
  v.object({ type: v.literal('silent'), address: v.string(), network: v.picklist(['slow', 'gone']), at: v.number() }),
]);
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>;
