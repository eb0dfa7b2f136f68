import { atom } from 'jotai';
import { workerInCharge } from '#src/platform/base/browser-parts.ts';
import { hasReloaded, pageBuild, readServerBuild } from '#src/platform/worker/build.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { unsavedWorkAtom } from './unsaved-work.ts';
import { applyUpdate, checkForUpdate } from './updates.ts';

const missing = atom(false);
/** True once code could not be had and only a reload would help, which would cost what is being typed. */
export const codeMissingAtom = atom((get) => get(missing));

/**
 * What to do when code does not come [S1-098]. A screen without its code needs a new document; a part of one does only when
 * the server has another build, else the network was to blame and the place waits. The page reloads once for each build,
 * never without a server that answers, and never while something is being typed: then it is offered.
 */
export async function recoverMissingCode(store: Store, what: 'screen' | 'part'): Promise<void> {
  const build = await readServerBuild();
  if (build === undefined || (what === 'part' && build === pageBuild())) return;
  await checkForUpdate();
  if (!hasReloaded() && !store.get(unsavedWorkAtom)) await applyUpdate(store);
  if (store.get(unsavedWorkAtom)) store.set(missing, true);
}

/** The reader asks again for a screen without code. The page stays where a reload would end in nothing. */
export async function retryMissingCode(store: Store): Promise<void> {
  if (workerInCharge() || (await readServerBuild()) !== undefined) await applyUpdate(store, { whatever: true });
}

/** Listens for code that does not come, wherever in the page; answers the way to stop. */
export function watchMissingCode(store: Store): () => void {
  let recovery: Promise<void> | undefined;
  const recover = () => {
    recovery ??= recoverMissingCode(store, 'part').finally(() => (recovery = undefined));
  };
  addEventListener('vite:preloadError', recover);
  return () => removeEventListener('vite:preloadError', recover);
}
