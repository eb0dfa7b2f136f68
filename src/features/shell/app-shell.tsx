import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { loadShellTexts } from '#src/platform/language/i18n.ts';
import { TellHydrated } from '#src/state/app/hydrated.tsx';
import { runningGameAtom } from '#src/state/lobby/running-game.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { siteStateAtom, whiteLabelAtom } from '#src/state/site/site.ts';
import { ToastRegion } from '#src/ui/toast-region.tsx';
import { whenIdle } from '#src/ui/when-idle.ts';
import { usePage } from '#src/components/kit/page.ts';
import s from './app-shell.module.css';
import { BottomMenu } from './bottom-menu.tsx';
import { Gate } from './gate.tsx';
import { Footer } from './footer.tsx';
import { HomeHeader } from './home-header.tsx';

const InnerHeader = lazyPart(() => import('./inner-header.tsx'), 'InnerHeader');
const PageNotices = lazyPart(() => import('./site-notices.tsx'), 'PageNotices');
const PageWatch = lazyPart(() => import('./page-watch.tsx'), 'PageWatch');
const SiteClosed = lazyPart(() => import('./site-closed.tsx'), 'SiteClosed');

/** Code needed offline is prefetched while online. */
const fetchAhead = () =>
  void Promise.allSettled([
    import('./screen-error.tsx'),
    import('#src/components/kit/error-sentence.tsx'),
    import('#src/components/kit/offline-guard.tsx'),
    import('#src/components/games/launch-item.ts'),
    loadShellTexts(),
  ]);

/**
 * The frame of every page: header, footer and bottom menu as its staticData describes them, notices, and the page of a closed
 * site. `game` is shown over everything while one runs, `menu` and `download` in the header of home.
 */
export function AppShell({ game, menu, download }: Record<'game' | 'menu' | 'download', ReactNode>): ReactNode {
  const { t } = useLingui();
  const path = useLocation({ select: (location) => location.pathname });
  const page = usePage();
  const home = page.header === 'home';
  const siteState = useAtomValue(siteStateAtom);
  const member = useAtomValue(memberAtom);
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
          {t`Skip to content`}
        </a>
        {home && <HomeHeader menu={menu} download={download} />}
        {page.header === 'back' && (
          <Suspense fallback={<div className={s.header} />}>
            <InnerHeader />
          </Suspense>
        )}
        <Suspense fallback={null}>
          <PageNotices />
        </Suspense>
        <main id="content" className={s.content} data-menu={page.footer || undefined} tabIndex={-1}>
          <Gate page={page}>
            <Outlet />
          </Gate>
        </main>
        {page.footer && (
          <>
            <Suspense fallback={null}>
              <Footer page={page} />
              <TellHydrated />
            </Suspense>
            <BottomMenu path={home ? '/m/home' : path} invite={!member || referral} />
          </>
        )}
      </div>
      {playing && game}
      <Suspense fallback={null}>
        <PageWatch path={path} />
      </Suspense>
      <ToastRegion />
    </>
  );
}
