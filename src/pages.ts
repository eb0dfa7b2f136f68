import type { AnyRouter } from '@tanstack/react-router';
import { ledElsewhere, type Page, pageOf } from '#src/components/page.ts';
import { pathsToCome } from '#src/routes/-pages-to-come.data.ts';

/** A page as the route tree describes it, for the gateway and for tests. */
export type PageEntry = {
  readonly path: string;
  /** Every path that shows it, its own included. */
  readonly names: readonly string[];
  readonly page: Page;
  /** Whether a guest may enter at its bare address. */
  readonly open: boolean;
  /** Whether it is still to come. */
  readonly toCome: boolean;
};

/** Every page of the route tree, each once, and those that are still to come. */
export function listPages(router: Pick<AnyRouter, 'flatRoutes'>): PageEntry[] {
  const routes = (router.flatRoutes as { fullPath: string; options: { staticData?: Parameters<typeof pageOf>[0] } }[]).filter(({ options }) => options.staticData?.page != null);
  const entry = (path: string, staticData: Parameters<typeof pageOf>[0], toCome: boolean): PageEntry => {
    const page = pageOf(staticData, path);
    const open = ledElsewhere(page, {}, { status: 'guest' }) === undefined;
    return { path, names: page.names ?? [path], page, open, toCome };
  };
  const seen = new Set<Page>();
  return routes.flatMap(({ fullPath, options: { staticData } }) => {
    if (!staticData) throw new Error(`${fullPath} describes no page`);
    const paths = typeof staticData.page === 'function' ? pathsToCome : [fullPath];
    return paths.map((path) => entry(path, staticData, typeof staticData.page === 'function'));
  }).filter(({ page }) => !seen.has(page) && seen.add(page));
}
