import { msg } from '@lingui/core/macro';
import type { Page } from '#src/components/kit/page.ts';

const page = (): Page => ({ title: msg`Coming soon`, header: 'back', footer: true });

/**
 * Planned pages of the requirements, each with all paths under it; the first match counts. Their names load with their screen
 * (shell/coming-soon-page.tsx): every first visit loads this list. A page that is built gets its own route.
 */
const pages: Readonly<Record<string, Page>> = {
  '/m/member': page(),
};

export const comingSoonPaths: readonly string[] = Object.keys(pages);

/** The planned page at a path, if any. */
export function pageToCome(path: string): Page | undefined {
  const found = comingSoonPaths.find((each) => path === each || path.startsWith(`${each}/`));
  return found === undefined ? undefined : pages[found];
}
