import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { MemberHomePage } from '#src/features/member/member-home-page.tsx';
import { loadMemberHome } from '#src/features/member/member-home-loader.ts';

export const Route = createFileRoute('/m/member/home')({
  staticData: {
    page: {
      title: msg`My account`,
      header: 'none',
      footer: true,
      ownLanguage: true,
      // [S1-330]
      access: { for: 'members', otherwise: '/m/login' },
      // [S1-331]
      may: 'memberCentre',
    },
  },
  loader: ({ context }) => loadMemberHome(context.store),
  component: MemberHomePage,
});
