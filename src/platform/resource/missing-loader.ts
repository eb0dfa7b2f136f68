import type { Slot, Store } from './slot.ts';

/** Hears of a page that reads on mount what its loader did not ensure; the message names the resource and what to do. */
type MissingLoaderReport = (problem: Error) => void;

/** False in the build that players get, from which all of this is left out. */
const watching = __DEVELOPMENT__ || import.meta.env.MODE === 'test';
let report: MissingLoaderReport | undefined = __DEVELOPMENT__ ? (problem) => reportError(problem) : undefined;

/** Replaces who hears of it: a test of a whole page turns it into a failure. Parts are mounted without a loader in their own. */
export function setMissingLoaderReport(next: MissingLoaderReport | undefined): void {
  report = next;
}

const ensured = new WeakMap<Store, Set<string>>();
const ensuredIn = (store: Store): Set<string> => {
  const known = ensured.get(store) ?? new Set();
  ensured.set(store, known);
  return known;
};

/** Notes that something other than a mounted component has begun to read a slot, or has filled it. */
export function recordEnsured(store: Store, slot: Slot): void {
  if (watching) ensuredIn(store).add(slot.id);
}

/** Says, once for each store, that a component has mounted with a slot that nothing has ensured. */
export function reportMissingLoader(store: Store, slot: Slot): void {
  if (!watching || !report || ensuredIn(store).has(slot.id)) return;
  recordEnsured(store, slot);
  report(
    new Error(
      `${slot.id}: read by a component on mount, but no loader has ensured it, so the gateway renders it empty. ` +
        'Ensure it in the route; a part that reads for itself when it is shown says { onDemand: true }.',
    ),
  );
}
