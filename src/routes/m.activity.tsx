import { createFileRoute } from '@tanstack/react-router';
import { PromotionsPage } from '#src/features/announcements/promotions-page.tsx';

export const Route = createFileRoute('/m/activity')({ component: PromotionsPage });
