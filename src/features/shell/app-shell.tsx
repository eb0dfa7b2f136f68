import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, Suspense } from 'react';
import { runningGameAtom } from '#src/state/running-game.ts';
import { memberAtom } from '#src/state/session.ts';
import { siteStateAtom, whiteLabelAtom } from '#src/state/site.ts';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import s from './app-shell.module.css';
import { BottomMenu } from './bottom-menu.tsx';
import { ConnectionBar } from './connection-bar.tsx';
import { Footer } from './footer.tsx';
import { HomeHeader } from './home-header.tsx';
import { InnerHeader } from './inner-header.tsx';
import { drawsOwnHeader, isHomePath, isPageToCome, showsFooter, showsHeader } from '#src/components/layout-rules.ts';
import { usePageTitle } from './use-page-title.ts';

const SiteClosed = lazy(() => import('./site-closed.tsx').then((module) => ({ default: module.SiteClosed })));

/** What stands around every page: header, footer and bottom menu by path, notices, and the page of a closed site. */
export function AppShell() {
  const { t } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const unknown = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/$' });
  const home = isHomePath(path) || (unknown && !isPageToCome(path));
  const siteState = useAtomValue(siteStateAtom);
  const member = useAtomValue(memberAtom);
  const playing = useAtomValue(runningGameAtom) !== null;
  const referral = useAtomValue(whiteLabelAtom)?.promotions.includes('referral') ?? true;
  usePageTitle(path);

  if (siteState !== 0) {
    return (
      <Suspense fallback={null}>
        <SiteClosed state={siteState} />
      </Suspense>
    );
  }
  return (
    <div className={s.shell} inert={playing}>
      <a className={s.skip} href="#content">
        {t`Skip to the content`}
      </a>
      {home ? <HomeHeader /> : showsHeader(path) && !drawsOwnHeader(path) && <InnerHeader path={path} />}
      <ConnectionBar />
      <main id="content" className={s.content} data-menu={showsFooter(path) || undefined} tabIndex={-1}>
        <Outlet />
      </main>
      {showsFooter(path) && (
        <>
          <Footer />
          <BottomMenu path={home ? '/m/home' : path} invite={!member || referral} />
        </>
      )}
      <ToastRegion />
    </div>
  );
}
