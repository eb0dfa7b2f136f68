import { GameCategory } from '#src/contract/core/game-category.ts';
import type { LaunchBody } from '#src/contract/vendors/launch.schema.ts';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { AppError } from '#src/platform/calls/errors.ts';
import * as v from 'valibot';

/** The request that launches a lottery. Throws game_not_found for one of an unknown category. */
export function lotteryBody({ gameType, vassalage, gameId, nodeId }: Lottery): LaunchBody {
  if (!v.is(GameCategory, gameType)) throw new AppError('game_not_found');
  return { category: gameType, vendor: vassalage, gameId, nodeId };
}
