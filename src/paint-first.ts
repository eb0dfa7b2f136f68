import type { AnyRouter } from '@tanstack/react-router';

/** A page in the background paints nothing: then it is this long; ms. */
const atMost = 100;

/** Resolves once what has changed so far is painted. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, atMost);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * A tap on a link is painted before the router looks for the page: the touch begins to fetch the page's code and data, the
 * click shows it, and each takes longer than a frame on a slow phone (budgets.md, tap on a menu entry).
 */
export function paintFirst(router: AnyRouter): void {
  const { navigate, preloadRoute } = router;
  router.navigate = (options) => afterPaint().then(() => navigate(options));
  router.preloadRoute = (options) => afterPaint().then(() => preloadRoute(options));
}
