import type { Kysely } from 'kysely';
import type { GameSession } from '../sessions.ts';
import type { LotteryState } from '../shared/lottery-api.ts';
import type { CallError } from '../shared/page-api.ts';
import type { GamesTables, RoundRow } from '../tables.ts';
import { modeOf, type SellOptions } from './sell-ticket.ts';
import { ticketReportOf } from './ticket.ts';

/** Number of a player's shown tickets. */
const shownTickets = 20;

/** The state of a lottery's page: the menu, the player's tickets, and past draws. */
export async function lotteryState(
  { db, clock, lottery }: SellOptions,
  session: GameSession,
): Promise<LotteryState | CallError> {
  const key = { vassalage: session.vassalage, gameCode: session.game_code };
  const [menu, opened, tickets] = await Promise.all([
    lottery.menu(key, modeOf(session), session.language),
    lottery.opened(key, 1),
    findTickets(db, session),
  ]);
  if (!opened) return 'gateway_silent';
  return { now: clock(), menu: menu ?? null, opened: opened.draws, tickets: tickets.map(ticketReportOf) };
}

/** A player's tickets of one lottery, the latest first. */
const findTickets = (db: Kysely<GamesTables>, { owner, node_id }: GameSession): Promise<RoundRow[]> =>
  db
    .selectFrom('demo_rounds')
    .selectAll()
    .where('owner', '=', owner)
    .where('node_id', '=', node_id)
    .where('numero', 'is not', null)
    .where('state', '!=', 'refused')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(shownTickets)
    .execute();
