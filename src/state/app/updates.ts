import { atom } from 'jotai';
import { reloadPage } from '#src/platform/worker/build.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { registerServiceWorker } from '#src/platform/worker/sw-bridge.ts';
import { onReconnect } from '#src/platform/device/reconnect.ts';
import { type UpdateWatch, watchUpdates } from '#src/platform/worker/updates.ts';
import { unsavedWorkAtom } from './unsaved-work.ts';

/** Minimum interval of update checks when the page becomes visible; ms. */
const checkEvery = 15 * 60_000;

const readyBuild = atom<string | null>(null);
/** The newest version ready to replace the page, by its build; null if the page is the newest. */
export const updateAtom = atom((get) => get(readyBuild));

let watch: UpdateWatch | undefined;

/**
 * Registers the worker and watches for versions newer than the page. Nothing is replaced before the reader asks (`applyUpdate`);
 * after an update in another tab, this one reloads once hidden without unsaved work, and offers the update until then. Returns
 * the function that stops; without workers it does nothing.
 */
export async function startUpdates(store: Store): Promise<() => void> {
  const registration = await registerServiceWorker();
  if (!registration) return () => undefined;
  let replaced = false;
  const reloadUnseen = () => {
    if (replaced && document.visibilityState === 'hidden' && !store.get(unsavedWorkAtom)) void reloadPage();
  };
  const started = watchUpdates(registration, (how, build) => {
    store.set(readyBuild, build);
    replaced ||= how === 'active';
    reloadUnseen();
  });
  watch = started;

  let checkedAt = Date.now();
  const checkAgain = () => {
    if (Date.now() - checkedAt < checkEvery) return;
    checkedAt = Date.now();
    void started.check();
  };
  const undo = [started.stop, onReconnect(checkAgain), store.sub(unsavedWorkAtom, reloadUnseen)];
  addEventListener('focus', checkAgain);
  document.addEventListener('visibilitychange', reloadUnseen);
  return () => {
    for (const step of undo) step();
    removeEventListener('focus', checkAgain);
    document.removeEventListener('visibilitychange', reloadUnseen);
    watch = undefined;
  };
}

/** Asks the server for a newer version; resolves once one that was found is ready or has failed. */
export async function checkForUpdate(): Promise<void> {
  await watch?.check();
}

/**
 * Activates the newest version and reloads the page. Resolves only if the page stays: `typing` if there is unsaved input,
 * unless `whatever` says that the reader accepts its loss; `failed` if the version did not take over, so that a reload would load
 * the old one again, or if the browser did not reload.
 */
export async function applyUpdate(store: Store, { whatever = false } = {}): Promise<'typing' | 'failed'> {
  if (watch && !(await watch.takeOver())) return 'failed';
  if (store.get(unsavedWorkAtom) && !whatever) return 'typing';
  await reloadPage();
  return 'failed';
}
