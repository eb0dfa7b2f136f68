import type { Transaction } from 'kysely';
import type { Gateway } from '#gateway/context/gateway.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { findAway, sendAway } from '#gateway/ledger/away.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { refuseLimited } from './play-limits.ts';

type Row = Tables['wallet_transfers'];
export type Asked = Pick<Row, 'vendor' | 'direction' | 'cause'> & {
  readonly memberId: string;
  /** Minor units; undefined: all that is there. */
  readonly amount: number | undefined;
};

/**
 * Takes a transfer down in the running transaction; answers its id. Money that goes to a vendor leaves the main wallet at once, and money that comes home stays
 * at the vendor until the vendor has paid it out. One transfer of a member and a vendor is under way at a time. Throws the refusals that the call's
 * description names.
 */
export async function createTransfer(gateway: Gateway, trx: Transaction<Tables>, asked: Asked): Promise<string> {
  const { memberId, vendor, direction, cause } = asked;
  await lockMember(trx, memberId);
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('session_ended');
  const { currency } = player;
  const found = await trx.selectFrom('vendors').selectAll().where('vassalage', '=', vendor).executeTakeFirst();
  const away = await findAway(trx, { memberId, vendor, currency });
  if (!found || (found.wallet_url === '' && !away)) throw new Refusal('not_found', { fields: ['vendor'] });
  await refuseOpen(trx, memberId, vendor);
  const now = gateway.clock();
  if (direction === 'out') {
    if (player.status === 'locked') throw new Refusal('no_permission');
    if (found.open === 0 || found.wallet_url === '') throw new Refusal('vendor_closed');
    await refuseLimited(trx, { memberId, currency }, now);
  }
  const there = direction === 'out' ? player.balanceMinor : (away?.balance_minor ?? 0);
  const amount = asked.amount ?? there;
  if (amount <= 0 || amount > there) throw new Refusal('insufficient_balance');
  const row: Row = {
    ...{ id: newId(now), member_id: memberId, vendor, currency, direction, amount_minor: amount },
    ...{ whole: flag(asked.amount === undefined && direction === 'home'), state: 'asked', cause, reason: '' },
    ...{ decided_by: '', created_at: now, sent_at: null, ended_at: null, attempts: 0, next_at: now },
  };
  await trx.insertInto('wallet_transfers').values(row).execute();
  if (direction === 'out') await sendAway(trx, { id: row.id, memberId, vendor, currency, amount }, now);
  return row.id;
}

async function refuseOpen(trx: Transaction<Tables>, memberId: string, vendor: string): Promise<void> {
  const open = await trx
    .selectFrom('wallet_transfers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (open) throw new Refusal('limit_reached', { limit: 'open' });
}
