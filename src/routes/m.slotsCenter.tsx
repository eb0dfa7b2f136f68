import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '#src/features/lobby/lobby-loader.ts';
import { SlotsPage } from '#src/features/lobby/slots-page.tsx';

export const Route = createFileRoute('/m/slotsCenter')({
  staticData: { page: { title: msg`Slots`, header: 'back', footer: false, served: true } },
  loader: ({ context }) => loadLobby(context.store),
  component: SlotsPage,
});
