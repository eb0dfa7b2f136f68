import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/home-loader.ts';

export const Route = createFileRoute('/')({
  // Home comes with the entry: the first route is one chunk.
  codeSplitGroupings: [],
  loader: ({ context }) => loadHome(context.store),
  component: HomePage,
});
