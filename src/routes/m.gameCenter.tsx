import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadLobby } from '#src/features/lobby/lobby-loader.ts';
import { CentrePage } from '#src/features/lobby/centre-page.tsx';

export const Route = createFileRoute('/m/gameCenter')({
  staticData: { page: { title: msg`Game centre`, header: 'back', footer: true, served: true } },
  loader: ({ context }) => loadLobby(context.store),
  component: CentrePage,
});
