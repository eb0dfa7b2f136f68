import { isPagePath } from '#src/contract/worker/page-paths.ts';
import { extensionNamesMark, homeNamesMark } from '#src/contract/worker/worker-update.ts';

/** The first path segments of pages, as the routes of the build describe them. */
export type PageNames = { readonly home: ReadonlySet<string>; readonly withExtension: ReadonlySet<string> };

/** The names that the gateway has inserted into this worker. */
export const pageNames: PageNames = {
  home: new Set(homeNamesMark.split(' ')),
  withExtension: new Set(extensionNamesMark.split(' ')),
};

export const isHome = ({ pathname }: URL, { home }: PageNames): boolean => home.has(pathname);

/** Whether the app handles a navigation; the rest of the origin is files and other programs. */
export const isPage = ({ pathname }: URL, { withExtension }: PageNames): boolean =>
  isPagePath(pathname, (path) => withExtension.has(path));
