import type { Call } from '#src/contract/core/call.ts';
import type { CallQuery, CallValue } from '#src/contract/call-types.ts';
import type { AnswerSource } from '#src/platform/calls/answer-source.ts';
import { send } from '#src/platform/calls/send.ts';
import { recordRead } from './read-log.ts';
import type { Slot, Store } from './slot.ts';

/**
 * One read of a slot. `ask` makes a call that is aborted with the read, bypasses the caches if it does (`fresh`), and counts for
 * the age of the value; `note` records the origin of an answer.
 */
export type LoadContext = {
  readonly store: Store;
  readonly signal: AbortSignal;
  readonly fresh: boolean;
  readonly ask: <C extends Call>(call: C, query: CallQuery<C>) => Promise<CallValue<C>>;
  readonly note: (source: AnswerSource) => void;
};
type Begun = {
  readonly context: LoadContext;
  /** Fetch time of the oldest answer from the worker's cache; undefined if there was none. */
  readonly cachedAt: () => number | undefined;
};

export function beginLoad(store: Store, slot: Slot, signal: AbortSignal, fresh = false): Begun {
  let cachedAt: number | undefined;
  const note = (source: AnswerSource) => {
    recordRead(store, slot, source);
    if (source.cached) cachedAt = Math.min(source.fetchedAt, cachedAt ?? Infinity);
  };
  const ask: LoadContext['ask'] = (call, query) =>
    send(call, { query, signal, fresh, ...(call.cache !== 'private' && { onAnswer: note }) });
  return { context: { store, signal, fresh, ask, note }, cachedAt: () => cachedAt };
}
