import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '#src/features/lobby/lobby-loader.ts';
import { LobbyPage } from '#src/features/lobby/lobby-page.tsx';

export const Route = createFileRoute('/m/game')({
  staticData: { page: { title: msg`Game lobby`, header: 'back', footer: true, served: true } },
  loader: ({ context }) => loadLobby(context.store),
  component: LobbyPage,
});
