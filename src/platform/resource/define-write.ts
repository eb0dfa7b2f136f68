import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallValue } from '#src/contract/call-types.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from './resource.ts';
import { ownerAtom } from './slot.ts';

/**
 * Writes to the gateway and resolves with the result. Repeated with its key it is idempotent if the call is; the key belongs to
 * the intent of `useAction` or `useAppForm`. Rejects with an AppError.
 */
export type Write<I, T = void> = (store: Store, input: I, idempotencyKey: string) => Promise<T>;

type Declared<C extends Call, I, T> = {
  call: C;
  /** The body of the call; by default the input. */
  body?: (input: I) => CallBody<C>;
  /** The file of a call that takes one, instead of a body. */
  file?: (input: I) => Blob;
  /** Reads affected by the write: they are stale after any outcome, and those on screen are read again. */
  changes?: readonly { readonly invalidate: (store: Store) => void }[];
  /** Stores the answer before the write settles; skipped if another member has signed in since. */
  show?: (store: Store, value: CallValue<C>, input: I) => void | Promise<void>;
  /** The part of the answer that is returned; by default all of it. */
  pick?: (value: CallValue<C>, input: I) => T;
};

/** A write by one call: its request, the reads that it invalidates, and the part of its answer that is stored and returned. */
export function defineWrite<C extends Call, I = CallBody<C>, T = CallValue<C>>({
  call,
  body,
  file,
  changes = [],
  show,
  pick,
}: Declared<C, I, T>): Write<I, T> {
  return async (store, input, idempotencyKey) => {
    const owner = store.get(ownerAtom);
    try {
      const value = await send(call, {
        // Without `body` the input is the call's, without `pick` the answer is: I and T are those types.
        ...(file ? { file: file(input) } : { body: body ? body(input) : (input as CallBody<C>) }),
        // A call with a key may be retried automatically: the contract declares which.
        ...(call.idempotent && { idempotencyKey }),
      });
      if (store.get(ownerAtom) === owner) await show?.(store, value, input);
      return pick ? pick(value, input) : (value as unknown as T);
    } finally {
      for (const read of changes) read.invalidate(store);
    }
  };
}
