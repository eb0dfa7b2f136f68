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
  const rows = await rainsSeenBy(db, memberId)
    .where((eb) =>
      eb.or([
        eb('own.taken_at', '>', now - kept),
        ...(agents.length === 0
          ? []
          : [eb.and([eb('rains.state', '=', 'open'), eb('ends_at', '>', now), eb('rains.agent_id', 'in', agents)])]),
      ]),
    )
    .orderBy('ends_at', 'desc')
    .limit(mostShown)
    .execute();
  const list = rows.filter((row) => row.own_number !== null || isFor(row, above)).map((row) => showRain(row, now));
  return list.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** To take from now, to come, taken. */
function rankOf({ state, own }: Rain): number {
  if (state === 'running' && !own) return 0;
  return state === 'waiting' ? 1 : 2;
}

/** A rain for a member; refuses with not_found where it is not for them and they have nothing of it. */
export const findFor = async (gateway: Gateway, id: string, memberId: string): Promise<Rain> =>
  showRain(await findVisible(gateway, id, memberId), gateway.clock());

/** What a rain was committed to, with all amounts once it has ended; refuses with not_found where it is neither of the member nor for them. */
export async function proveRain(gateway: Gateway, id: string, memberId: string): Promise<RainProof> {
  const row = await findVisible(gateway, id, memberId);
  const rules = rulesOf(row);
  const { commitment, created_at: createdAt, seed } = row;
  if (seed === null) return { ...rules, commitment, createdAt };
  return { ...rules, commitment, createdAt, seed, amounts: await amountsOf(seed, rules) };
}

async function findVisible({ db, clock, config }: Gateway, id: string, memberId: string) {
  const row = await rainsSeenBy(db, memberId).where('rains.id', '=', id).executeTakeFirst();
  if (row && (row.agent_id === memberId || row.own_number !== null)) return row;
  const above = await agentsAbove(db, { memberId, merchant: config.merchant }, clock());
  if (!row || !isFor(row, above)) throw new Refusal('not_found');
  return row;
}

/** Rains with the name of their agent, the member's own envelope, and the smallest and the largest that were taken. */
const rainsSeenBy = (db: Kysely<Tables>, memberId: string) =>
  db
    .selectFrom('rains')
    .innerJoin('members as agent', 'agent.id', 'rains.agent_id')
    .leftJoin('rain_takes as own', (join) =>
      join.onRef('own.rain_id', '=', 'rains.id').on('own.member_id', '=', memberId),
    )
    .selectAll('rains')
    .select(['agent.account', 'agent.nickname', 'own.number as own_number', 'own.amount_minor as own_minor'])
    .select(({ selectFrom }) => {
      const takes = selectFrom('rain_takes as taken').whereRef('taken.rain_id', '=', 'rains.id');
      return [
        takes.select(({ fn }) => fn.min<number>('taken.amount_minor').as('minor')).as('smallest'),
        takes.select(({ fn }) => fn.max<number>('taken.amount_minor').as('minor')).as('largest'),
      ];
    });

type SeenRain = Awaited<ReturnType<typeof findVisible>>;

const showRain = (row: SeenRain, now: number): Rain => ({
  ...shown(row, now),
  by: row.nickname || maskAccount(row.account),
  left: row.envelopes - row.taken,
  smallest: row.smallest === null ? null : fromMinor(Number(row.smallest)),
  largest: row.largest === null ? null : fromMinor(Number(row.largest)),
  own:
    row.own_number === null || row.own_minor === null
      ? null
      : { number: row.own_number, amount: fromMinor(row.own_minor) },
});
