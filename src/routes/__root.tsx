import { type AnyRouteMatch, createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { AppShell } from '#src/features/shell/app-shell.tsx';
import { pageOfMatches } from '#src/components/kit/page.ts';
import { loadFrame } from '#src/features/shell/frame-loader.ts';
import { SideMenuButton } from '#src/features/side-menu/side-menu-button.tsx';
import type { Store } from '#src/platform/resource/resource.ts';
import { gameFrame } from '#src/state/lobby/running-game.ts';

const loadGameFrame = () => import('#src/features/launch/game-frame.tsx');
const GameFrame = lazyPart(loadGameFrame, 'GameFrame');
gameFrame.load = loadGameFrame;
const HomeDownload = lazyPart(() => import('#src/features/install/home-download.tsx'), 'HomeDownload');
const ShellOverlays = lazyPart(() => import('./-shell.tsx'), 'ShellOverlays');

/** Declares fewer parameters than the function has: the router's type of `matches` depends on this very route. */
const readFooter = ({ matches }: { matches: readonly AnyRouteMatch[] }) => {
  // No route matches an address with a broken escape, not even the catch-all: it shows home, too [S1-044].
  if (matches.length < 2) throw redirect({ to: '/m/home', replace: true });
  return { footer: pageOfMatches(matches).footer };
};

export const Route = createRootRouteWithContext<{ store: Store }>()({
  staticData: { page: null },
  beforeLoad: readFooter as () => { footer: boolean },
  loader: ({ context }) => loadFrame(context.store, context.footer),
  component: () => (
    <>
      <AppShell
        menu={<SideMenuButton />}
        download={
          <Suspense fallback={null}>
            <HomeDownload />
          </Suspense>
        }
        game={
          <Suspense fallback={null}>
            <GameFrame />
          </Suspense>
        }
      />
      <Suspense fallback={null}>
        <ShellOverlays />
      </Suspense>
    </>
  ),
});
