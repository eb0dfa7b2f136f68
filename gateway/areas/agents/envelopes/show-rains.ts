import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import { rainPageSize, type RainState } from '#src/contract/agents/envelopes.ts';
import type { OwnRain, Rain, RainProof } from '#src/contract/agents/envelopes.schema.ts';
import { amountsOf } from '#src/contract/agents/rain-seal.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { maskAccount } from '../../site/mask-account.ts';
import { agentsAbove, isFor } from './audience.ts';
import { type RainRow, rulesOf } from './seal.ts';

/** A member sees their envelope for so long, and so many rains at most. */
const kept = 7 * 86_400_000;
const mostShown = 20;

/** The state of a rain at a moment: one whose time is over waits for the job, and takes nothing more. */
export function stateAt(
  { state, starts_at, ends_at }: Pick<RainRow, 'state' | 'starts_at' | 'ends_at'>,
  now: number,
): RainState {
  if (state !== 'open') return state;
  if (now < starts_at) return 'waiting';
  return now < ends_at ? 'running' : 'over';
}

const shown = (row: RainRow, now: number) => ({
  ...rulesOf(row),
  state: stateAt(row, now),
  commitment: row.commitment,
  createdAt: row.created_at,
});

/** A rain as its agent sees it. */
export const toOwn = (row: RainRow, now: number): OwnRain => ({
  ...shown(row, now),
  whom: row.whom,
  taken: row.taken,
  paid: fromMinor(row.paid_minor),
  returned: fromMinor(row.returned_minor),
});

/** A page of an agent's rains, the last first. */
export async function listOwn(db: Kysely<Tables>, agentId: string, pageNo: number, now: number) {
  const own = db.selectFrom('rains').where('agent_id', '=', agentId);
  const { n } = await own.select((eb) => eb.fn.countAll<number>().as('n')).executeTakeFirstOrThrow();
  const rows = await own
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rainPageSize)
    .offset((pageNo - 1) * rainPageSize)
    .execute();
  const totalCount = Number(n);
  const totalPages = Math.ceil(totalCount / rainPageSize);
  return { list: rows.map((row) => toOwn(row, now)), pageNum: pageNo, totalPages, totalCount };
}

/**
 * The rains that wait or run for a member, where the place allows any, and those of the last days of which they have an envelope; those to take from
 * first.
 */
export async function listFor({ db, clock, config }: Gateway, memberId: string, isAllowed: boolean): Promise<Rain[]> {
  const now = clock();
  const all = await agentsAbove(db, { memberId, merchant: config.merchant }, now);
  const above = isAllowed ? all : new Map<string, number>();
  const agents = [...above.keys()];
  const rows = await db
    .selectFrom('rains')
    .leftJoin('rain_takes as own', (join) =>
      join.onRef('own.rain_id', '=', 'rains.id').on('own.member_id', '=', memberId),
    )
    .selectAll('rains')
    .where((eb) =>
      eb.or([
        eb('own.taken_at', '>', now - kept),
        ...(agents.length === 0
          ? []
          : [eb.and([eb('state', '=', 'open'), eb('ends_at', '>', now), eb('agent_id', 'in', agents)])]),
      ]),
    )
    .orderBy('ends_at', 'desc')
    .limit(mostShown)
    .execute();
  const list = await Promise.all(
    rows.map(async (row) => {
      const rain = await showRain(db, row, memberId, now);
      return rain.own || isFor(row, above) ? [rain] : [];
    }),
  );
  return list.flat().toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** To take from now, to come, taken. */
function rankOf({ state, own }: Rain): number {
  if (state === 'running' && !own) return 0;
  return state === 'waiting' ? 1 : 2;
}

/** A rain for a member; refuses with not_found where it is not for them and they have nothing of it. */
export async function findFor(gateway: Gateway, id: string, memberId: string): Promise<Rain> {
  const { db, clock } = gateway;
  return showRain(db, await findVisible(gateway, id, memberId), memberId, clock());
}

/** What a rain was committed to, with all amounts once it has ended; refuses with not_found where it is neither of the member nor for them. */
export async function proveRain(gateway: Gateway, id: string, memberId: string): Promise<RainProof> {
  const row = await findVisible(gateway, id, memberId);
  const rules = rulesOf(row);
  const { commitment, created_at: createdAt, seed } = row;
  if (seed === null) return { ...rules, commitment, createdAt };
  return { ...rules, commitment, createdAt, seed, amounts: await amountsOf(seed, rules) };
}

async function findVisible({ db, clock, config }: Gateway, id: string, memberId: string): Promise<RainRow> {
  const row = await db.selectFrom('rains').selectAll().where('id', '=', id).executeTakeFirst();
  if (row?.agent_id === memberId) return row;
  const own = await findOwn(db, id, memberId);
  const above = await agentsAbove(db, { memberId, merchant: config.merchant }, clock());
  if (!row || !(own || isFor(row, above))) throw new Refusal('not_found');
  return row;
}

const findOwn = (db: Kysely<Tables>, id: string, memberId: string) =>
  db
    .selectFrom('rain_takes')
    .selectAll()
    .where('rain_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

async function showRain(db: Kysely<Tables>, row: RainRow, memberId: string, now: number): Promise<Rain> {
  const agent = await db
    .selectFrom('members')
    .select(['account', 'nickname'])
    .where('id', '=', row.agent_id)
    .executeTakeFirstOrThrow();
  const { smallest, largest } = await db
    .selectFrom('rain_takes')
    .select((eb) => [eb.fn.min('amount_minor').as('smallest'), eb.fn.max('amount_minor').as('largest')])
    .where('rain_id', '=', row.id)
    .executeTakeFirstOrThrow();
  const own = await findOwn(db, row.id, memberId);
  return {
    ...shown(row, now),
    by: agent.nickname || maskAccount(agent.account),
    left: row.envelopes - row.taken,
    smallest: smallest === null ? null : fromMinor(Number(smallest)),
    largest: largest === null ? null : fromMinor(Number(largest)),
    own: own ? { number: own.number, amount: fromMinor(own.amount_minor) } : null,
  };
}
