import { HotGamesLinks } from '#src/components/games/hot-games-links.tsx';
import { useResource } from '#src/platform/resource/resource.ts';
import { useSettledLanguage } from '#src/state/app/language.ts';
import { signInHotGamesResource } from './sign-in-hot-games.resource.ts';

/** The hot games below the form [S2-027]; without them, as without a network, the page ends above. */
export function SignInHotGames() {
  const language = useSettledLanguage();
  return <HotGamesLinks games={useResource(signInHotGamesResource, { language }).value} />;
}
