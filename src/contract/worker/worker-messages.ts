import * as v from 'valibot';
import { Language } from '#src/contract/core/wire.ts';

/** On an answer out of the worker's caches: when it was fetched, in epoch milliseconds of this device. */
export const fetchedAtHeader = 'X-Fetched-At';
/** What a signed-in member sees of announcements; the page empties it by this name, too [S1-281]. */
export const memberCache = 'mare-member';

/** Addresses on this origin, without it. */
const Addresses = v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048))), v.maxLength(400));

/**
 * What a page tells the worker. `hello`: a page lives, in this language, and these reads belong to its first screen.
 * `seen`: what a page loaded before the worker could see it. `forget-member`: answered once nothing of the member is
 * left, through the port that came with it.
 */
export const PageMessage = v.variant('type', [
  v.object({ type: v.literal('hello'), language: Language, reads: Addresses }),
  v.object({ type: v.literal('seen'), addresses: Addresses }),
  v.object({ type: v.literal('forget-member') }),
]);
export type PageMessage = v.InferOutput<typeof PageMessage>;

/**
 * What the worker tells the pages of an answer that it gave from a cache. `changed`: there is another one now, fetched
 * `at`. `checked`: it still holds. `silent`: the network is slow, or does not answer at all.
 */
export const WorkerMessage = v.variant('type', [
  v.object({ type: v.literal('changed'), address: v.string(), at: v.number() }),
  v.object({ type: v.literal('checked'), address: v.string(), at: v.number() }),
  v.object({ type: v.literal('silent'), address: v.string(), network: v.picklist(['slow', 'gone']), at: v.number() }),
]);
export type WorkerMessage = v.InferOutput<typeof WorkerMessage>;
