import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { readIdSearch } from '#src/components/kit/id-search.ts';
import { loadWithdraw } from '#src/features/withdraw/withdraw-loader.ts';
import { WithdrawPage } from '#src/features/withdraw/withdraw-page.tsx';

export const Route = createFileRoute('/m/withdraw')({
  // [S1-032] [S1-050] A guest of the free trial is refused with a notice.
  staticData: {
    page: {
      title: msg`Withdraw`,
      header: 'back',
      footer: false,
      access: { for: 'members', otherwise: '/m/login' },
      may: 'withdraw',
    },
  },
  validateSearch: readIdSearch,
  loaderDeps: ({ search: { id } }) => ({ id }),
  loader: ({ context, deps: { id } }) => loadWithdraw(context.store, id),
  component: WithdrawPage,
});
