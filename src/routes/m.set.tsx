import { createFileRoute } from '@tanstack/react-router';
import { SettingsPage } from '#src/features/settings/settings-page.tsx';

export const Route = createFileRoute('/m/set')({ component: SettingsPage });
