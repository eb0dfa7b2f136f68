import type { RegisteredRouter } from '@tanstack/react-router';
import { type Page, pageOf } from './page.ts';

type Router = Pick<RegisteredRouter, 'getMatchedRoutes'>;

/** The page at a path of the app, and whether it has a route: a planned page has none. */
export function pageAt(router: Router, path: string): { page: Page | undefined; built: boolean } {
  const route = router.getMatchedRoutes(path)[0].at(-1);
  const staticData = route?.options.staticData;
  return {
    page: staticData?.page ? pageOf(staticData, path) : undefined,
    built: route !== undefined && route.id !== '/$',
  };
}
