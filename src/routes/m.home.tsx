import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/home-loader.ts';
import { homePage } from './-home.ts';

export const Route = createFileRoute('/m/home')({
  // Home is part of the entry: the first route is one chunk.
  codeSplitGroupings: [],
  staticData: { page: homePage },
  loader: ({ context }) => loadHome(context.store),
  component: HomePage,
});
