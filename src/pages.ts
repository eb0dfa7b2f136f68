import type { AnyRoute } from '@tanstack/react-router';
import { isForMembers, redirectOf, type Page, pageOf } from '#src/components/kit/page.ts';
import { comingSoonPaths } from '#src/routes/-coming-soon.data.ts';

/** A page as the route tree describes it, for the gateway, the worker and tests. */
export type PageEntry = {
  readonly path: string;
  /** Every path that shows it, including its own. */
  readonly names: readonly string[];
  readonly page: Page;
  /** Whether a guest may enter at its bare address. */
  readonly open: boolean;
  /** Whether none but members enter, at any of its addresses. */
  readonly forMembers: boolean;
  /** Whether it is planned, without a route. */
  readonly comingSoon: boolean;
};

/** All pages of a router, without duplicates, and the planned ones. */
export function listPages({ routesById }: { routesById: object }): PageEntry[] {
  const listed = new Set<Page>();
  return Object.values<AnyRoute>(routesById as Record<string, AnyRoute>).flatMap(
    ({ fullPath, options: { staticData } }) => {
      if (!staticData) throw new Error(`the route ${fullPath} describes no page`);
      if (staticData.page === null) return [];
      const comingSoon = typeof staticData.page === 'function';
      return (comingSoon ? comingSoonPaths : [fullPath as string]).flatMap((path) => {
        const page = pageOf(staticData, path);
        if (listed.has(page)) return [];
        listed.add(page);
        const open = redirectOf(page, {}, { status: 'guest' }) === undefined;
        return { path, names: page.names ?? [path], page, open, forMembers: isForMembers(page), comingSoon };
      });
    },
  );
}
