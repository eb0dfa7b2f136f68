import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { loadPromotions } from '#src/features/promotions/promotions-loader.ts';
import { PromotionsPage } from '#src/features/promotions/promotions-page.tsx';

export const Route = createFileRoute('/m/activity')({
  staticData: { page: { title: msg`Promotions`, header: 'back', footer: true, back: 'home', served: true } },
  loader: ({ context }) => loadPromotions(context.store),
  component: PromotionsPage,
});
