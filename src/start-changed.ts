import { type ReactNode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { followForeignNodes } from '#src/platform/device/foreign-nodes.ts';
import { skipForeign } from '#src/platform/device/skip-foreign.ts';
import { holdFields } from '#src/platform/device/typed-fields.ts';

/**
 * Starts the app on a document changed by another program. Added elements are skipped during hydration; a document with
 * translated texts is rendered again, and input typed into it is kept.
 */
export function startChanged(
  root: HTMLElement,
  app: ReactNode,
  served: ArrayLike<Element>,
  hydrated: Promise<void>,
): void {
  if (root.querySelector('font')) {
    followForeignNodes();
    const putBack = holdFields(root);
    flushSync(() => createRoot(root).render(app));
    putBack();
    return;
  }
  const end = skipForeign(root, served);
  void hydrated.then(end);
  startTransition(() => void hydrateRoot(root, app));
}
