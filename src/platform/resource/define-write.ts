import type { Call } from '#src/contract/core/call.ts';
import type { CallBody, CallValue } from '#src/contract/call-types.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from './resource.ts';
import { ownerAtom } from './slot.ts';

/**
 * Changes something at the gateway and answers how that went. Repeated with its key it is done once where the call is idempotent; the key
 * belongs to the intent of `useAction` or `useAppForm`. Rejects with an AppError.
 */
export type Write<I, T = void> = (store: Store, input: I, idempotencyKey: string) => Promise<T>;

type Declared<C extends Call, I, T> = {
  call: C;
  /** The body of the call; the input itself when left out. */
  body?: (input: I) => CallBody<C>;
  /** The file of a call that takes one, in place of a body. */
  file?: (input: I) => Blob;
  /** Reads whose values it changes: whatever became of it they are stale then, and those on screen are read again. */
  changes?: readonly { readonly invalidate: (store: Store) => void }[];
  /** Puts the answer in its place, before the write counts as done; not where another member has signed in meanwhile. */
  show?: (store: Store, value: CallValue<C>, input: I) => void | Promise<void>;
  /** What of the answer is wanted; all of it when left out. */
  pick?: (value: CallValue<C>, input: I) => T;
};

/** A write by one call: what is sent, which reads it changes, and what of its answer is shown and wanted. */
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
        // Without `body` the input is the call's, without `pick` the answer is: I and T are theirs then.
        ...(file ? { file: file(input) } : { body: body ? body(input) : (input as CallBody<C>) }),
        // A call that has a key may be sent again by itself: the contract says which.
        ...(call.idempotent && { idempotencyKey }),
      });
      if (store.get(ownerAtom) === owner) await show?.(store, value, input);
      return pick ? pick(value, input) : (value as unknown as T);
    } finally {
      for (const read of changes) read.invalidate(store);
    }
  };
}
