import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NoticePage } from '#src/features/announcements/notice-page.tsx';
import { loadAnnouncements } from '#src/features/announcements/announcements-loader.ts';

export const Route = createFileRoute('/m/notice')({
  staticData: { page: { title: msg`Announcements`, header: 'back', footer: false, served: true } },
  loader: ({ context }) => loadAnnouncements(context.store, 'announcements'),
  component: NoticePage,
});
