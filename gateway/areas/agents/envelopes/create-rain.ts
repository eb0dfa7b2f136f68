import type { Transaction } from 'kysely';
import { toMinor } from '#src/contract/core/amount.ts';
import type { ReadBody } from '#src/contract/call-types.ts';
import { type createRain as call, rainBounds } from '#src/contract/agents/envelopes.ts';
import { isDivisible } from '#src/contract/agents/split-total.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openWallet, rainAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { recordCommitments } from '#gateway/ledger/record-commitments.ts';
import { refuseContested, refuseLocked } from '#gateway/ledger/standing.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { countAudiences } from './audience.ts';
import { type RainRow, sealRain } from './seal.ts';

type Asked = Omit<ReadBody<typeof call>, 'token'>;

const minute = 60_000;
const day = 86_400_000;

/**
 * Makes a rain of an agent in the running transaction: its total leaves their wallet, and how it is divided is drawn and committed to. Answers its
 * row. What may not leave the wallet by a withdrawal may not leave it here either. Throws the refusals that the call's description names.
 */
export async function createRain(
  gateway: Gateway,
  trx: Transaction<Tables>,
  agentId: string,
  asked: Asked,
): Promise<RainRow> {
  const now = gateway.clock();
  const rules = readRules(asked, now);
  await lockMember(trx, agentId);
  const player = await readPlayer(trx, agentId);
  if (!player) throw new Refusal('session_ended');
  const { currency } = player;
  await refuseContested(trx, { memberId: agentId, currency });
  if ((await countOpen(trx, agentId)) >= rainBounds.open) throw new Refusal('limit_reached', { limit: 'open' });
  const audience = await countAudiences(trx, { agentId, merchant: gateway.config.merchant }, now);
  if (audience[asked.whom] === 0) throw new Refusal('invalid_request', { fields: ['whom'] });
  const drawn = { id: newId(now), agent_id: agentId, currency, ...rules, whom: asked.whom, created_at: now };
  const row: RainRow = {
    ...{ ...drawn, ...(await sealRain(gateway, drawn)), seed: null, taken: 0, paid_minor: 0, returned_minor: 0 },
    ...{ state: 'open', ended_at: null, ended_by: '', reason: '' },
  };
  await trx.insertInto('rains').values(row).execute();
  const news = { rain_id: row.id, told_to: '', starts_at: row.starts_at, done: 0 } as const;
  await trx.insertInto('rain_news').values(news).execute();
  const accounts = { wallet: await openWallet(trx, agentId, currency), other: rainAccountId(row.id, currency) };
  await moveMoney(trx, { kind: 'rain', ref: row.id, ...accounts, amount: -row.total_minor }, now);
  await refuseLocked(trx, { memberId: agentId, currency });
  await recordCommitments(trx, [{ kind: 'rain', ref: row.id, commitment: row.commitment }], now);
  return row;
}

/** How many rains of an agent are waiting or running. */
export async function countOpen(db: Parameters<typeof readPlayer>[0], agentId: string): Promise<number> {
  const { n } = await db
    .selectFrom('rains')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('agent_id', '=', agentId)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** What was asked for within the bounds of the contract; a time of just now that has passed is now. */
function readRules({ total, envelopes, least, most, startsAt = 0, minutes }: Asked, now: number) {
  const [totalMinor, leastMinor, mostMinor] = [toMinor(total), toMinor(least), toMinor(most)];
  const bounds = rainBounds.total;
  const refuse = (field: string) => new Refusal('invalid_request', { fields: [field] });
  if (totalMinor < toMinor(bounds.min) || totalMinor > toMinor(bounds.max)) throw refuse('total');
  if (leastMinor < toMinor(rainBounds.least)) throw refuse('least');
  if (!isDivisible({ total: totalMinor, parts: envelopes, least: leastMinor, most: mostMinor })) throw refuse('most');
  if (startsAt > now + rainBounds.daysAhead * day) throw refuse('startsAt');
  const starts = Math.max(now, startsAt);
  return {
    ...{ total_minor: totalMinor, envelopes, least_minor: leastMinor, most_minor: mostMinor },
    ...{ starts_at: starts, ends_at: starts + minutes * minute },
  };
}
