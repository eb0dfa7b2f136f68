import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadShellTexts } from '#src/platform/language/i18n.ts';

/**
 * A part that comes when it is first shown, with the texts beyond home's. Where either cannot be had the rest of the page
 * stands: `Missing` takes the part's place, or the place waits as it is, as the server rendered it or as its Suspense
 * fallback. (A browser remembers for the life of the document that a module could not be fetched: the next visit asks again.)
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>, Missing?: () => ReactNode) {
  return lazy(() =>
    Promise.all([load(), loadShellTexts()]).then(
      ([part]): { default: ComponentType<Props> } => ({ default: part }),
      () => (Missing ? { default: Missing } : new Promise<never>(() => undefined)),
    ),
  );
}
