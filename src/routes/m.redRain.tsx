import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadRedRain } from '#src/features/envelopes/red-rain-loader.ts';
import { RedRainPage } from '#src/features/envelopes/red-rain-page.tsx';
import { readRedRainSearch } from '#src/features/envelopes/red-rain.search.ts';

export const Route = createFileRoute('/m/redRain')({
  // [S2-078]: an agent opens it from the menu, a member by a message or the member centre. A guest of the free trial is refused with a notice.
  staticData: {
    page: {
      title: msg`Red envelope rain`,
      header: 'own',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'envelopes',
    },
  },
  validateSearch: readRedRainSearch,
  loader: ({ context }) => loadRedRain(context.store),
  component: RedRainPage,
});
