import type { APIRequestContext } from '@playwright/test';
import type { Lottery } from '#src/contract/lottery/lottery.schema.ts';
import { lotteryGames } from '#src/contract/lottery/lottery.ts';
import { ask } from './ask.ts';

/** The lottery whose sale ends last: in the seconds before a draw nothing is sold. */
export async function lotteryOnSale(request: APIRequestContext): Promise<Lottery> {
  const { games } = await ask(request, lotteryGames);
  const [game] = games.toSorted((a, b) => (b.next?.closesAt ?? 0) - (a.next?.closesAt ?? 0));
  if (!game) throw new Error('there is no lottery');
  return game;
}
