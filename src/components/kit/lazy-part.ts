import { type ComponentType, lazy, type ReactNode } from 'react';
import { loadShellTexts } from '#src/platform/language/i18n.ts';

/**
 * The component `name` of a module that is loaded on first render, with the texts beyond home's. If either fails to load, the
 * rest of the page stays: `Missing` replaces the part, or its place stays as it is, as rendered by the server or as its Suspense
 * fallback. (A browser remembers a failed module for the life of the document: the next visit loads it again.)
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
