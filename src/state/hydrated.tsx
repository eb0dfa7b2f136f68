import { atom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { Store } from '#src/platform/resource/resource.ts';
import { until } from './until.ts';

/**
 * How many parts of a page that was served rendered are hydrated: the page itself, and each that has
 * `data-hydrates`, whose code comes later. The session and held taps wait for all of them (main.tsx).
 */
export const hydratedPartsAtom = atom(0);

/** Settles when all of a page that was served rendered is hydrated; main.tsx sets it. */
export const hydrationAtom = atom<Promise<unknown>>(Promise.resolve());

/** Says so of one part. Every page that comes rendered calls it: the frame around the page lives earlier than the page. */
export function useTellHydrated(): void {
  const tell = useSetAtom(hydratedPartsAtom);
  useEffect(() => tell((parts) => parts + 1), [tell]);
}

/** Stands beside what a boundary of Suspense holds in a page that comes rendered: React hydrates boundaries later. */
export function TellHydrated() {
  useTellHydrated();
  return <i hidden data-hydrates="" />;
}

/** Code that does not come holds the session up no longer than this; ms. */
const patience = 4000;
/** Nor does anything else hold it up longer than so many times that. */
const rounds = 5;
/** Of how many parts the code has been asked for, and of how many it has come. */
const code = { asked: 0, come: 0 };

/** Says that hydration may have to wait for a part's code. */
export async function noteCode<T>(load: Promise<T>): Promise<T> {
  code.asked += 1;
  const part = await load;
  code.come += 1;
  return part;
}

/**
 * Resolves when so many parts are hydrated, or when code is missing and meanwhile nothing goes on: a phone that is only slow is
 * waited for, since whoever signs in while it hydrates would not fit what the server rendered.
 */
export async function untilHydrated(store: Store, parts: number): Promise<void> {
  const progress = () => store.get(hydratedPartsAtom) + code.come;
  for (let round = 0; round < rounds; round += 1) {
    const before = progress();
    await until(store, hydratedPartsAtom, (done) => done >= parts, patience);
    if (store.get(hydratedPartsAtom) >= parts || (code.come < code.asked && progress() === before)) return;
  }
}
