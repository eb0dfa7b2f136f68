import { createFileRoute } from '@tanstack/react-router';
import { LaunchPage } from '#src/features/launch/launch-page.tsx';
import { readLaunchSearch } from '#src/features/launch/launch.search.ts';

export const Route = createFileRoute('/m/launchGame')({ validateSearch: readLaunchSearch, component: LaunchPage });
