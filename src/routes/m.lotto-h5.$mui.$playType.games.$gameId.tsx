import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readLaunchSearch } from '#src/features/launch/launch.search.ts';
import { LottoFramePage } from '#src/features/launch/lotto-frame-page.tsx';

export const Route = createFileRoute('/m/lotto-h5/$mui/$playType/games/$gameId')({
  // [S1-059]
  staticData: {
    page: {
      title: msg`Lottery`,
      header: 'none',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
    },
  },
  validateSearch: readLaunchSearch,
  component: LottoFramePage,
});
