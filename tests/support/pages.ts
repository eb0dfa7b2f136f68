import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ability } from '#src/contract/core/member-type.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** The part of a page's description that tests use (src/pages.ts). */
export type DescribedPage = {
  readonly path: string;
  readonly names: readonly string[];
  readonly page: {
    readonly header: 'home' | 'back' | 'own' | 'none';
    readonly footer: boolean;
    readonly served?: unknown;
    readonly may?: Ability;
    /** A rule that depends on the search does not apply without one. */
    readonly access?: { readonly for?: 'guests' | 'members' | Ability };
  };
  readonly open: boolean;
};

/** Every page that the built app describes. */
export const { pages } = (await import(pathToFileURL(join(projectRoot, 'dist/server/entry-server.js')).href)) as {
  pages: readonly DescribedPage[];
};

/**
 * Pages that redirect by themselves: home with an account, and out of the app. journeys/trial.spec.ts and chat.spec.ts test them.
 */
const leading = new Set(['/m/trail', '/m/chat']);
/** The pages that are open to a guest. */
export const openPaths: readonly string[] = pages.flatMap(({ path, open }) =>
  open && !leading.has(path) ? [path] : [],
);
/** Those of them that the gateway renders. */
export const servedPaths: readonly string[] = pages.flatMap(({ path, page, open }) =>
  open && page.served ? [path] : [],
);
/** The pages for members only. */
export const memberPages: readonly DescribedPage[] = pages.filter(({ path, open }) => !open && !leading.has(path));
export const memberPaths: readonly string[] = memberPages.map(({ path }) => path);
