import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import { lotteryGames } from '#src/contract/lottery/lottery.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { lotteryBody } from './lottery-body.ts';

/** What launches the lottery that an address names, by its node, its code or its vendor's id. Rejects with game_not_found. */
export async function findLottery(store: Store, name: string): Promise<LaunchBody> {
  const { games } = await send(lotteryGames, { query: { playType: 'trad', language: store.get(languageAtom) } });
  const found =
    games.find(({ nodeId }) => nodeId === name) ??
    games.find(({ gameCode }) => gameCode === name) ??
    games.find(({ gameId }) => gameId === name);
  if (!found) throw new AppError('game_not_found');
  return lotteryBody(found);
}
