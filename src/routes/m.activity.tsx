import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PromotionsPage } from '#src/features/announcements/promotions-page.tsx';
import { loadAnnouncements } from '#src/features/announcements/announcements-loader.ts';

export const Route = createFileRoute('/m/activity')({
  staticData: { page: { title: msg`Promotions`, header: 'back', footer: true, back: 'home', served: true } },
  loader: ({ context }) => loadAnnouncements(context.store, 'PR'),
  component: PromotionsPage,
});
