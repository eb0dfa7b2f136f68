import { createFileRoute } from '@tanstack/react-router';
import { LaunchScreen } from '#src/features/launch/launch-screen.tsx';
import { readLaunchSearch } from '#src/features/launch/launch.search.ts';

export const Route = createFileRoute('/m/launchGame')({ validateSearch: readLaunchSearch, component: LaunchScreen });
