import type { ComponentType } from 'react';
import { loadDeferredCatalogue } from '#src/platform/language/i18n.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';

/**
 * A part whose texts are not home's (lingui.config.ts): it comes when it is first shown, with its code and the texts
 * beyond home's. Where either cannot be had its place waits, as with every lazy part.
 */
export function lazyFeature<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazyPart(async () => (await Promise.all([load(), loadDeferredCatalogue()]))[0]);
}
