import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadJackpots } from '#src/features/jackpot/jackpot-loader.ts';
import { JackpotPage } from '#src/features/jackpot/jackpot-page.tsx';

export const Route = createFileRoute('/m/jackpot')({
  // [S1-092]
  staticData: { page: { title: msg`Jackpots`, header: 'back', footer: true } },
  loader: ({ context }) => loadJackpots(context.store),
  component: JackpotPage,
});
