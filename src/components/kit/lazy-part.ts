import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadShellTexts } from '#src/platform/language/i18n.ts';

/**
 * The component `name` of a module that is loaded when it is first shown, with the texts beyond home's. Where either cannot be
 * loaded the rest of the page stays: `Missing` takes the part's place, or the place waits as it is, as the server rendered it or as its Suspense
 * fallback. (A browser remembers for the life of the document that a module could not be fetched: the next visit asks again.)
 */
export function lazyPart<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [name in Name]: ComponentType<Props> }>,
  name: Name,
  Missing?: () => ReactNode,
) {
  return lazy(() =>
    Promise.all([load(), loadShellTexts()]).then(
      ([module]): { default: ComponentType<Props> } => ({ default: module[name] }),
      () => (Missing ? { default: Missing } : new Promise<never>(() => undefined)),
    ),
  );
}
