import { getRouteApi } from '@tanstack/react-router';
import { LaunchScreen } from './launch-screen.tsx';
import { SharedGame } from './shared-game.tsx';

const route = getRouteApi('/m/launchGame');

/** /m/launchGame: starts a lottery's game, or a shared game. */
export function LaunchPage() {
  const { vendor, game } = route.useSearch();
  return vendor && game ? <SharedGame vendor={vendor} nodeId={game} /> : <LaunchScreen />;
}
