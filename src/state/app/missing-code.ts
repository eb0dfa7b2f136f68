import { atom } from 'jotai';
import { hasController } from '#src/platform/base/browser-parts.ts';
import { hasReloaded, pageBuild, readServerBuild } from '#src/platform/worker/build.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { unsavedWorkAtom } from './unsaved-work.ts';
import { applyUpdate, checkForUpdate } from './updates.ts';

const missing = atom(false);
/** True once code failed to load and only a reload would help, which would lose unsaved input. */
export const codeMissingAtom = atom((get) => get(missing));

/**
 * Handles code that fails to load [S1-098]. A screen without its code needs a new document; a part of one only if the server has
 * another build, otherwise the network is at fault and the placeholder stays. The page reloads once per build, never while the
 * server is unreachable, and never with unsaved input: then a reload is offered.
 */
export async function recoverMissingCode(store: Store, what: 'screen' | 'part'): Promise<void> {
  const build = await readServerBuild();
  if (build === undefined || (what === 'part' && build === pageBuild())) return;
  await checkForUpdate();
  if (!hasReloaded() && !store.get(unsavedWorkAtom)) await applyUpdate(store);
  if (store.get(unsavedWorkAtom)) store.set(missing, true);
}

/** Retries a screen without code on request. The page stays if a reload would fail. */
export async function retryMissingCode(store: Store): Promise<void> {
  if (hasController() || (await readServerBuild()) !== undefined) await applyUpdate(store, { whatever: true });
}

/** Listens for code that fails to load, anywhere in the page; returns the function that stops. */
export function watchMissingCode(store: Store): () => void {
  let recovery: Promise<void> | undefined;
  const recover = () => {
    recovery ??= recoverMissingCode(store, 'part').finally(() => (recovery = undefined));
  };
  addEventListener('vite:preloadError', recover);
  return () => removeEventListener('vite:preloadError', recover);
}
