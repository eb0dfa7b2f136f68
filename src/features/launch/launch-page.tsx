import { getRouteApi } from '@tanstack/react-router';
import { LaunchScreen } from './launch-screen.tsx';
import { SharedGame } from './shared-game.tsx';

const route = getRouteApi('/m/launchGame');

/** /m/launchGame: the start of a lottery's game, or of a game that somebody shared. */
export function LaunchPage() {
  const { vendor, game } = route.useSearch();
  return vendor && game ? <SharedGame vendor={vendor} nodeId={game} /> : <LaunchScreen />;
}
