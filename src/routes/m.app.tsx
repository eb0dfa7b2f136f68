import { createFileRoute } from '@tanstack/react-router';
import { AppPage } from '#src/features/install/app-page.tsx';

export const Route = createFileRoute('/m/app')({ component: AppPage });
