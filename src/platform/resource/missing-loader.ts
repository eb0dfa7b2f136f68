import type { Slot, Store } from './slot.ts';

/**
 * Called for a page that reads on mount a resource that its loader did not ensure; the message names the resource and the fix.
 */
type MissingLoaderReport = (problem: Error) => void;

/** False in the production build, which excludes all of this. */
const watching = __DEVELOPMENT__ || import.meta.env.MODE === 'test';
let report: MissingLoaderReport | undefined = __DEVELOPMENT__ ? (problem) => reportError(problem) : undefined;

/** Replaces the handler: a test of a whole page makes it a failure. Tests of components mount them without a loader. */
export function setMissingLoaderReport(next: MissingLoaderReport | undefined): void {
  report = next;
}

const ensured = new WeakMap<Store, Set<string>>();
const ensuredIn = (store: Store): Set<string> => {
  const known = ensured.get(store) ?? new Set();
  ensured.set(store, known);
  return known;
};

/** Records that a slot is read or filled by something other than a mounted component. */
export function recordEnsured(store: Store, slot: Slot): void {
  if (watching) ensuredIn(store).add(slot.id);
}

/** Reports, once per store, that a component has mounted with a slot that was not ensured. */
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
