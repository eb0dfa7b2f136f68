import { msg } from '@lingui/core/macro';
import { createFileRoute, redirect } from '@tanstack/react-router';
import { readLottoSearch } from '#src/features/launch/lotto-frame.search.ts';
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
  validateSearch: readLottoSearch,
  // A token that comes with an address goes no further than this.
  beforeLoad: ({ location, search, params }) => {
    if ('token' in location.search)
      throw redirect({ to: '/m/lotto-h5/$mui/$playType/games/$gameId', params, search, replace: true });
  },
  component: LottoFramePage,
});
