import { createFileRoute, redirect } from '@tanstack/react-router';
import { isPageToCome } from '#src/components/layout-rules.ts';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/home-loader.ts';
import { PageToCome } from '#src/features/shell/page-to-come.tsx';
import { categoryOfPath } from '#src/features/games/category-path.ts';

/** Category links, pages that are still closed, and home for every other path. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    const gameType = categoryOfPath(location.pathname);
    if (gameType) throw redirect({ to: '/m/gameList', search: { gameType }, replace: true });
  },
  loader: async ({ context, location }) => {
    const toCome = isPageToCome(location.pathname);
    if (!toCome) await loadHome(context.store);
    return { toCome };
  },
  component: function Unknown() {
    return Route.useLoaderData().toCome ? <PageToCome /> : <HomePage />;
  },
});
