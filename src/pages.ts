import type { AnyRoute } from '@tanstack/react-router';
import { isForMembers, redirectOf, type Page } from '#src/components/kit/page.ts';

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
};

/** All pages of a router, without duplicates; a path without a route shows one of them. */
export function listPages({ routesById }: { routesById: object }): PageEntry[] {
  const listed = new Set<Page>();
  return Object.values<AnyRoute>(routesById as Record<string, AnyRoute>).flatMap(
    ({ fullPath, options: { staticData } }) => {
      if (!staticData) throw new Error(`the route ${fullPath} describes no page`);
      const { page } = staticData;
      const path = fullPath as string;
      if (page === null || path === '/$' || listed.has(page)) return [];
      listed.add(page);
      const open = redirectOf(page, {}, { status: 'guest' }) === undefined;
      return { path, names: page.names ?? [path], page, open, forMembers: isForMembers(page) };
    },
  );
}
