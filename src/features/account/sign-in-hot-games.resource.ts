import { footerHotGames } from '#src/contract/core/limits.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { hotGamesRead } from '#src/state/lobby/hot-games.ts';

/** The few hot games of the sign-in page's footer: its document has no others. */
export const signInHotGamesResource = defineRead({
  ...hotGamesRead,
  name: 'sign-in-hot-games',
  pick: ({ games }) => games.slice(0, footerHotGames),
  dehydrate: true,
});
