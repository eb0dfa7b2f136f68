import { gameList } from '#src/contract/games.ts';
import type { LaunchBody } from '#src/contract/launch.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { gameListQuery } from '#src/state/game-list.ts';
import { languageAtom } from '#src/state/language.ts';

/** What launches the lottery game of a code: the address names only the code. Rejects with game_not_found. */
export async function findLotteryGame(store: Store, code: string): Promise<LaunchBody> {
  const language = store.get(languageAtom);
  for (const gameType of ['LOTT', 'ELOTT'] as const) {
    const query = { ...gameListQuery({ language, gameType }, 1), pageSize: 100 };
    const { games } = await send(gameList, { query });
    const game = games.find(({ gameCode }) => gameCode === code);
    if (game) return { category: gameType, vendor: game.vassalage, gameId: game.gameId, nodeId: game.nodeId };
  }
  throw new AppError('game_not_found');
}
