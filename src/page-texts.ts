import type { AnyRouter, RouteComponent } from '@tanstack/react-router';
import { createElement } from 'react';
import { isForMembers } from '#src/components/kit/page.ts';
import { hasPageTexts, loadPageTexts } from '#src/platform/language/i18n.ts';

/**
 * The texts of pages load with the code of every page but home: the router loads both in parallel before it shows a page, and
 * keeps the current one while they are pending and if they fail. Pages for members have some of their own.
 */
export function bringPageTexts(router: AnyRouter): void {
  let failure: unknown;
  const withTexts = (Page: RouteComponent, forMembers: boolean): RouteComponent => {
    const PageWithTexts: RouteComponent = (props: object) => {
      if (!hasPageTexts(forMembers)) throw failure;
      return createElement(Page, props);
    };
    // Like a route's code it never rejects: rendering the page throws.
    PageWithTexts.preload = async () => {
      await Promise.all([loadPageTexts(forMembers).catch((cause: unknown) => (failure = cause)), Page.preload?.()]);
    };
    return PageWithTexts;
  };
  for (const { options } of Object.values<AnyRouter['routeTree']>(router.routesById)) {
    const { page } = options.staticData;
    if (typeof page === 'function' || (page && page.header !== 'home'))
      options.component = withTexts(options.component, typeof page === 'object' && isForMembers(page));
  }
}
