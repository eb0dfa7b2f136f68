import { type ComponentType, lazy } from 'react';

const Nothing = () => null;

/**
 * A part of a page that comes when it is first shown. Where its code cannot be had, the page stands without it: none of
 * them may take the rest down.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
}
