import { isPagePath } from '#src/contract/worker/page-paths.ts';
import { extensionNamesMark, homeNamesMark } from '#src/contract/worker/worker-update.ts';

/** The names of pages, as the routes of the build describe them. */
export type PageNames = { readonly home: ReadonlySet<string>; readonly withExtension: ReadonlySet<string> };

/** The names that the gateway has put into this worker. */
export const pageNames: PageNames = {
  home: new Set(homeNamesMark.split(' ')),
  withExtension: new Set(extensionNamesMark.split(' ')),
};

export const isHome = ({ pathname }: URL, { home }: PageNames): boolean => home.has(pathname);

/** Whether the app answers a navigation; the rest of the origin is other programs' and files. */
export const isPage = ({ pathname }: URL, { withExtension }: PageNames): boolean =>
  isPagePath(pathname, (path) => withExtension.has(path));
