import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PromotionPage } from '#src/features/promotions/promotion-page.tsx';
import { loadPromotions } from '#src/features/promotions/promotions-loader.ts';

export const Route = createFileRoute('/m/activity_/$promotionId')({
  staticData: { page: { title: msg`Promotion`, header: 'back', footer: false } },
  loader: ({ context }) => loadPromotions(context.store),
  component: PromotionPage,
});
