import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '#src/features/home/home-page.tsx';
import { loadHome } from '#src/features/home/home-loader.ts';

export const Route = createFileRoute('/')({
  loader: ({ context }) => loadHome(context.store),
  component: HomePage,
});
