import { createFileRoute } from '@tanstack/react-router';
import { NoticePage } from '#src/features/announcements/notice-page.tsx';

export const Route = createFileRoute('/m/notice')({ component: NoticePage });
