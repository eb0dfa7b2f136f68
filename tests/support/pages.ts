import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Ability } from '#src/contract/core/member-type.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** As much of a page's description as tests look at (src/pages.ts). */
export type DescribedPage = {
  readonly path: string;
  readonly names: readonly string[];
  readonly page: {
    readonly header: 'home' | 'back' | 'own' | 'none';
    readonly footer: boolean;
    readonly served?: unknown;
    readonly may?: Ability;
    /** A rule by its search is none to whoever comes without one. */
    readonly access?: { readonly for?: 'guests' | 'members' | Ability };
  };
  readonly open: boolean;
  readonly toCome: boolean;
};

/** Every page that the built app describes, those that are still to come included. */
export const { pages } = (await import(pathToFileURL(join(projectRoot, 'dist/server/entry-server.js')).href)) as {
  pages: readonly DescribedPage[];
};

/** Pages that lead on by themselves: home with an account, and out of the app. journeys/trial.spec.ts and chat.spec.ts look at them. */
const leading = new Set(['/m/trail', '/m/chat']);
/** The pages that are built and open to a guest. */
export const openPaths: readonly string[] = pages.flatMap(({ path, open, toCome }) =>
  open && !toCome && !leading.has(path) ? [path] : [],
);
/** Those of them whose documents the gateway writes. */
export const servedPaths: readonly string[] = pages.flatMap(({ path, page, open, toCome }) =>
  open && !toCome && page.served ? [path] : [],
);
/** The pages that are for members alone. */
export const memberPages: readonly DescribedPage[] = pages.filter(({ path, open }) => !open && !leading.has(path));
export const memberPaths: readonly string[] = memberPages.map(({ path }) => path);
