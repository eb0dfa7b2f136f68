import type { Atom } from 'jotai';
import { within } from '#src/contract/core/within.ts';
import type { Store } from '#src/platform/resource/resource.ts';

/** Resolves once an atom's value satisfies the predicate, and after `ms` at the latest. */
export async function until<T>(store: Store, atom: Atom<T>, isAsAsked: (value: T) => boolean, ms: number) {
  let stop = () => undefined as void;
  const reached = new Promise<void>((resolve) => {
    const look = () => isAsAsked(store.get(atom)) && resolve();
    stop = store.sub(atom, look);
    look();
  });
  await within(reached, ms).finally(stop);
}
