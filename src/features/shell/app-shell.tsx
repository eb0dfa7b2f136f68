import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { onlineAtom } from '#src/platform/online.ts';
import { runningGameAtom } from '#src/state/running-game.ts';
import { memberAtom } from '#src/state/session-atoms.ts';
import { siteStateAtom, whiteLabelAtom } from '#src/state/site.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';
import s from './app-shell.module.css';
import { BottomMenu } from './bottom-menu.tsx';
import { HomeHeader } from './home-header.tsx';
import { drawsOwnHeader, isHomePath, isPageToCome, showsFooter, showsHeader } from '#src/components/layout-rules.ts';

const ConnectionBar = lazyPart(() => import('./connection-bar.tsx').then((module) => module.ConnectionBar));
const Footer = lazyPart(() => import('./footer.tsx').then((module) => module.Footer));
const InnerHeader = lazyPart(() => import('./inner-header.tsx').then((module) => module.InnerHeader));
const PageFade = lazyPart(() => import('./page-fade.ts').then((module) => module.PageFade));
const RevealFocus = lazyPart(() => import('./reveal-focus.ts').then((module) => module.RevealFocus));
const PageTitle = lazyPart(() => import('./page-title.ts').then((module) => module.PageTitle));
const SessionEnded = lazyPart(() => import('./session-ended.ts').then((module) => module.SessionEnded));
const SiteClosed = lazy(() => import('./site-closed.tsx').then((module) => ({ default: module.SiteClosed })));

/** What is needed when there is no network is fetched while there is one. */
const fetchAhead = () => void Promise.allSettled([import('./connection-bar.tsx'), import('./screen-error.tsx')]);

/**
 * What stands around every page: header, footer and bottom menu by path, notices, and the page of a closed site.
 * `game` is shown over everything while one runs.
 */
export function AppShell({ game }: { game: ReactNode }) {
  const { t } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const unknown = useMatches({ select: (matches) => matches.at(-1)?.routeId === '/$' });
  const home = isHomePath(path) || (unknown && !isPageToCome(path));
  const siteState = useAtomValue(siteStateAtom);
  const member = useAtomValue(memberAtom);
  const online = useAtomValue(onlineAtom);
  const playing = useAtomValue(runningGameAtom) !== null;
  const referral = useAtomValue(whiteLabelAtom)?.promotions.includes('referral') ?? true;

  useEffect(() => whenIdle(fetchAhead), []);

  if (siteState !== 0) {
    return (
      <Suspense fallback={null}>
        <SiteClosed state={siteState} />
      </Suspense>
    );
  }
  return (
    <>
      <div className={s.shell} inert={playing}>
        <a className={s.skip} href="#content">
          {t`Skip to the content`}
        </a>
        {home && <HomeHeader />}
        {!home && showsHeader(path) && !drawsOwnHeader(path) && (
          <Suspense fallback={<div className={s.header} />}>
            <InnerHeader path={path} />
          </Suspense>
        )}
        {!online && (
          <Suspense fallback={null}>
            <ConnectionBar />
          </Suspense>
        )}
        <main id="content" className={s.content} data-menu={showsFooter(path) || undefined} tabIndex={-1}>
          <Outlet />
        </main>
        {showsFooter(path) && (
          <>
            <Suspense fallback={null}>
              <Footer />
            </Suspense>
            <BottomMenu path={home ? '/m/home' : path} invite={!member || referral} />
          </>
        )}
      </div>
      {playing && game}
      <Suspense fallback={null}>
        <PageTitle path={path} />
      </Suspense>
      <Suspense fallback={null}>
        <PageFade path={path} />
      </Suspense>
      <Suspense fallback={null}>
        <RevealFocus />
      </Suspense>
      <Suspense fallback={null}>
        <SessionEnded />
      </Suspense>
      <ToastRegion />
    </>
  );
}
