import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readIdSearch } from '#src/components/kit/id-search.ts';
import { loadDeposit } from '#src/features/deposit/deposit-loader.ts';
import { DepositPage } from '#src/features/deposit/deposit-page.tsx';

export const Route = createFileRoute('/m/voucherCenter')({
  // [S1-049] [S1-011] A guest of the free trial is refused with a notice.
  staticData: {
    page: {
      title: msg`Deposit`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'deposit',
    },
  },
  validateSearch: readIdSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => loadDeposit(context.store, id),
  component: DepositPage,
});
