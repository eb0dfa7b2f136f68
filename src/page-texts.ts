import type { AnyRouter, RouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { hasPageTexts, loadPageTexts } from '#src/platform/language/i18n.ts';

/**
 * The texts of pages come with the code of every page but home: the router fetches both side by side before it shows one, and
 * shows the same while they are on their way and where they cannot be had.
 */
export function bringPageTexts(router: AnyRouter): void {
  let failure: unknown;
  const withTexts = (Page: RouteComponent): RouteComponent => {
    const PageWithTexts: RouteComponent = (props: object) => {
      if (!hasPageTexts()) throw failure;
      return createElement(Page, props);
    };
    // Like that of a route's code it never rejects: what shows the page throws.
    PageWithTexts.preload = async () => {
      await Promise.all([loadPageTexts().catch((cause: unknown) => (failure = cause)), Page.preload?.()]);
    };
    return PageWithTexts;
  };
  for (const { options } of Object.values<AnyRouter['routeTree']>(router.routesById)) {
    const { page } = options.staticData;
    if (page && page.header !== 'home') options.component = withTexts(options.component);
  }
}
