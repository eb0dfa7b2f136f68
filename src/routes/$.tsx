import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/home-loader.ts';
import { CodeMissing } from '#src/components/kit/code-missing.tsx';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { categoryOfPath } from '#src/features/games/category-path.ts';
import { homePage } from './-home.ts';
import { pageToCome } from './-coming-soon.data.ts';

const ComingSoonPage = lazyPart(
  () => import('#src/features/shell/coming-soon-page.tsx'),
  'ComingSoonPage',
  CodeMissing,
);

const UnknownAddress = lazyPart(() => import('#src/features/shell/unknown-address.tsx'), 'UnknownAddress');

/** Category links, pages that are still closed, and home for every other path, which says so unless it is a name of home. */
export const Route = createFileRoute('/$')({
  staticData: { page: (path) => pageToCome(path) ?? homePage },
  beforeLoad: ({ location }) => {
    const gameType = categoryOfPath(location.pathname);
    if (gameType) throw redirect({ to: '/m/gameList', search: { gameType }, replace: true });
  },
  // Home is part of the entry: the first route is one chunk.
  codeSplitGroupings: [],
  loader: async ({ context, location }) => {
    const comingSoon = pageToCome(location.pathname) !== undefined;
    if (!comingSoon) await loadHome(context.store);
    return { comingSoon, unknown: !homePage.names?.includes(location.pathname) };
  },
  component: function Unknown() {
    const { comingSoon, unknown } = Route.useLoaderData();
    if (!comingSoon)
      return (
        <>
          {unknown && (
            <Suspense fallback={null}>
              <UnknownAddress />
            </Suspense>
          )}
          <HomePage />
        </>
      );
    return (
      <Suspense fallback={null}>
        <ComingSoonPage />
      </Suspense>
    );
  },
});
