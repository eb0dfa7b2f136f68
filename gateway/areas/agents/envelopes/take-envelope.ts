import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { openWallet, rainAccountId } from '#gateway/ledger/ledger-accounts.ts';
import { moveMoney } from '#gateway/ledger/ledger.ts';
import { payReceivable } from '#gateway/ledger/receivables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { agentsAbove, isFor } from './audience.ts';
import { endRain, lockRain } from './end-rain.ts';
import { openRain, type RainRow } from './seal.ts';

type Taken = { readonly id: string; readonly memberId: string };

/**
 * Gives a member the next envelope of a rain in the running transaction; one who has an envelope of it keeps that one. The rain is locked
 * meanwhile, so that of many members at the last envelope one gets it. A rain without envelopes is over. Throws the refusals that the call's description
 * names.
 */
export async function takeEnvelope(gateway: Gateway, trx: Transaction<Tables>, { id, memberId }: Taken): Promise<void> {
  const now = gateway.clock();
  const asked = await trx.selectFrom('rains').select(['agent_id', 'whom']).where('id', '=', id).executeTakeFirst();
  const above = await agentsAbove(trx, { memberId, merchant: gateway.config.merchant }, now);
  const row = asked && isFor(asked, above) ? await lockRain(trx, id) : undefined;
  if (!row) throw new Refusal('not_found');
  if (await hasTaken(trx, { id, memberId })) return;
  if (row.taken >= row.envelopes) throw new Refusal('sold_out');
  if (row.state !== 'open' || now < row.starts_at || now >= row.ends_at) throw new Refusal('promotion_unavailable');
  const amount = (await openRain(gateway, row))?.minor[row.taken];
  if (amount === undefined) {
    gateway.logger.error({ event: 'rain_unreadable', rain: id }, 'no secret opens the amounts of a rain');
    throw new Refusal('promotion_unavailable');
  }
  await book(trx, row, { memberId, amount }, now);
  const after = { taken: row.taken + 1, paid_minor: row.paid_minor + amount };
  await trx.updateTable('rains').set(after).where('id', '=', id).execute();
  if (after.taken === row.envelopes) await endRain(trx, gateway, { ...row, ...after }, { state: 'over' }, now);
}

const hasTaken = (trx: Transaction<Tables>, { id, memberId }: Taken) =>
  trx
    .selectFrom('rain_takes')
    .select('number')
    .where('rain_id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();

/** Notes that a member has the next envelope, and books it to their wallet with the cause `rain:number`; it pays first what they owe. */
async function book(
  trx: Transaction<Tables>,
  { id, currency, taken }: RainRow,
  { memberId, amount }: { readonly memberId: string; readonly amount: number },
  now: number,
): Promise<void> {
  const number = taken + 1;
  const ref = `${id}:${number}`;
  const take = { rain_id: id, number, member_id: memberId, amount_minor: amount, taken_at: now };
  await trx.insertInto('rain_takes').values(take).execute();
  const accounts = { wallet: await openWallet(trx, memberId, currency), other: rainAccountId(id, currency) };
  await moveMoney(trx, { kind: 'envelope', ref, ...accounts, amount }, now);
  await payReceivable(trx, { memberId, currency, most: amount, ref }, now);
}
