import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { GameSession } from './sessions.ts';
import type { GamesTables, RoundRow, RoundState } from './tables.ts';

type Db = Kysely<GamesTables>;

/** After this time another process may take over a round's callbacks; ms. */
export const lease = 20_000;

/** States in which the bet was accepted and the outcome is final. */
export const played: readonly RoundState[] = ['winning', 'ending', 'done'];

/** The stake, and the drawn outcome or chosen numbers; `numero` names the draw of a ticket. */
type Drawn = Pick<RoundRow, 'stake' | 'lines' | 'outcome' | 'win' | 'numero'>;

/** A new round; without a bet, one whose outcome was requested but that never arrived: it is cancelled. */
export function newRound(session: GameSession, idempotencyKey: string, now: number, drawn?: Drawn): RoundRow {
  return {
    id: randomUUID(),
    owner: session.owner,
    idempotency_key: idempotencyKey,
    lane: drawn ? `${session.owner}:${session.node_id}` : null,
    vassalage: session.vassalage,
    node_id: session.node_id,
    player_id: session.player_id,
    currency: session.currency,
    demo: session.demo,
    own_wallet: session.own_wallet,
    stake: drawn?.stake ?? 0,
    lines: drawn?.lines ?? 0,
    outcome: drawn?.outcome ?? 'null',
    win: drawn?.win ?? 0,
    numero: drawn?.numero ?? null,
    state: drawn ? 'betting' : 'cancelled',
    refusal: null,
    balance_after_bet: null,
    balance: null,
    presented: drawn ? 0 : 1,
    refilled: 0,
    attempts: 0,
    next_at: drawn ? now + lease : null,
    created_at: now,
  };
}

/** Stores a round; false where its key is taken or another round of this player and game is being sent. */
export async function addRound(db: Db, round: RoundRow): Promise<boolean> {
  const added = await db
    .insertInto('demo_rounds')
    .values(round)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) === 1;
}

/** Moves a round on, only from the state it is believed to be in: of two processes that try, one does. */
export async function moveRound(db: Db, id: string, from: RoundState, change: Partial<RoundRow>): Promise<boolean> {
  const moved = await db
    .updateTable('demo_rounds')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows) === 1;
}

export async function findRound(db: Db, id: string): Promise<RoundRow | undefined> {
  return db.selectFrom('demo_rounds').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findRoundByKey(db: Db, owner: string, key: string): Promise<RoundRow | undefined> {
  return db
    .selectFrom('demo_rounds')
    .selectAll()
    .where('owner', '=', owner)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

/** The player's last round on this game when it was not shown yet, or its bet is still being asked after. */
export async function findOpenRound(db: Db, session: GameSession): Promise<RoundRow | undefined> {
  const last = await db
    .selectFrom('demo_rounds')
    .selectAll()
    .where('owner', '=', session.owner)
    .where('node_id', '=', session.node_id)
    .where('state', 'in', [...played, 'betting', 'rolling-back'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last && last.presented === 0 ? last : undefined;
}

/** Notes that the player has seen this round, and so every earlier one of the game. */
export async function markPresented(db: Db, round: RoundRow): Promise<void> {
  await db
    .updateTable('demo_rounds')
    .set({ presented: 1 })
    .where('owner', '=', round.owner)
    .where('node_id', '=', round.node_id)
    .where('presented', '=', 0)
    .where('state', 'in', played)
    .where('created_at', '<=', round.created_at)
    .execute();
}

/** Rounds whose next callback is due, the longest waiting first. */
export async function dueRounds(db: Db, now: number, limit: number): Promise<RoundRow[]> {
  return db.selectFrom('demo_rounds').selectAll().where('next_at', '<=', now).orderBy('next_at').limit(limit).execute();
}

/** Takes a due round for this process; false when another was faster. */
export async function claimRound(db: Db, round: RoundRow, now: number): Promise<boolean> {
  const claimed = await db
    .updateTable('demo_rounds')
    .set({ next_at: now + lease })
    .where('id', '=', round.id)
    .where('next_at', '=', round.next_at)
    .executeTakeFirst();
  return Number(claimed.numUpdatedRows) === 1;
}
