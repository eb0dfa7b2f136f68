import { createFileRoute, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/home-loader.ts';
import { lazyPart } from '#src/components/kit/lazy-part.ts';
import { categoryOfPath } from '#src/features/games/category-path.ts';
import { homePage } from './-home.ts';

const UnknownAddress = lazyPart(() => import('#src/features/shell/unknown-address.tsx'), 'UnknownAddress');

/** Category links, and home for every other path, which says so unless it is a name of home. */
export const Route = createFileRoute('/$')({
  staticData: { page: homePage },
  beforeLoad: ({ location }) => {
    const gameType = categoryOfPath(location.pathname);
    if (gameType) throw redirect({ to: '/m/gameList', search: { gameType }, replace: true });
  },
  // Home is part of the entry: the first route is one chunk.
  codeSplitGroupings: [],
  loader: async ({ context, location }) => {
    await loadHome(context.store);
    return { unknown: !homePage.names?.includes(location.pathname) };
  },
  component: function Unknown() {
    const { unknown } = Route.useLoaderData();
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
  },
});
