import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { fromMinor, toMinor } from '#src/contract/core/amount.ts';
import type { PixDeposit, ReturnedPayment } from '#src/contract/payments/deposits.schema.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { deriveKey } from '#gateway/process/secrets.ts';
import { readDepositBonuses } from './bonuses/own-bonuses.ts';
import { readContests } from './contests/read-contests.ts';
import type { PixProvider } from './provider.ts';
import { readCpf } from '#gateway/context/tax-ids.ts';

/** How long a code can be paid; seconds. */
const chargeSeconds = 1800;

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** The name of a charge at the bank: the same for the same request, so that a repeated one makes no second charge. */
function txidOf(gateway: Gateway, memberId: string, key: string): string {
  const bytes = createHmac('sha256', deriveKey(gateway, 'pix-txid')).update(`${memberId} ${key}`).digest();
  return Array.from(bytes, (byte) => letters[byte % letters.length]).join('');
}

type Asked = { readonly memberId: string; readonly amount: string; readonly cpf: string; readonly key: string };

/**
 * Makes the charge at the bank, outside of any transaction, and answers the row of its deposit. Refuses with provider_unavailable when the
 * bank does not answer: nothing was charged, and the same request may be repeated.
 */
export async function makeCharge(
  gateway: Gateway,
  provider: PixProvider,
  { memberId, amount, cpf, key }: Asked,
): Promise<Tables['deposits']> {
  const player = await readPlayer(gateway.db, memberId);
  if (!player) throw new Refusal('session_ended');
  const txid = txidOf(gateway, memberId, key);
  const amountMinor = toMinor(amount);
  const charge = await provider
    .createCharge({ txid, amountMinor, seconds: chargeSeconds, cpf, name: player.nickname || player.account })
    .catch((error: unknown) => {
      gateway.logger.warn({ err: error }, 'the bank made no charge');
      throw new Refusal('provider_unavailable');
    });
  const now = gateway.clock();
  return {
    id: newId(now),
    member_id: memberId,
    currency: player.currency,
    amount_minor: amountMinor,
    txid,
    code: charge.code,
    state: 'waiting',
    payer: '',
    reference: '',
    created_at: now,
    expires_at: now + chargeSeconds * 1000,
    credited_at: null,
  };
}

/** Takes a charge back at the bank, where it then cannot be paid; it also ends by itself. */
export const removeCharge = (gateway: Gateway, provider: PixProvider, txid: string): Promise<void> =>
  provider.removeCharge(txid).catch((error: unknown) => {
    gateway.logger.warn({ err: error }, 'a charge was not taken back');
  });

/** A member's deposit by Pix; refused with not_found if they have none of this id. */
export async function findDeposit(
  gateway: Gateway,
  provider: PixProvider | null,
  memberId: string,
  id: string,
): Promise<PixDeposit> {
  const [deposit] = await readPixDeposits(gateway, provider, memberId, [id]);
  if (!deposit) throw new Refusal('not_found');
  return deposit;
}

/** The deposits by Pix of a member that have these ids. */
export async function readPixDeposits(
  gateway: Gateway,
  provider: PixProvider | null,
  memberId: string,
  ids: readonly string[],
): Promise<PixDeposit[]> {
  if (ids.length === 0) return [];
  const rows = await gateway.db
    .selectFrom('deposits')
    .selectAll()
    .where('id', 'in', [...ids])
    .where('member_id', '=', memberId)
    .execute();
  return toDeposits(gateway, provider, memberId, rows);
}

/** The deposits in rows of one member. */
async function toDeposits(
  gateway: Gateway,
  provider: PixProvider | null,
  memberId: string,
  rows: readonly Tables['deposits'][],
): Promise<PixDeposit[]> {
  if (rows.length === 0) return [];
  const now = gateway.clock();
  const ids = rows.map(({ id }) => id);
  const [returned, contests] = [await readReturned(gateway.db, ids), await readContests(gateway.db, ids)];
  const bonuses = await readDepositBonuses(gateway.db, ids);
  // The sweep may not have come by yet.
  const stateOf = ({ state, expires_at }: Tables['deposits']) =>
    state === 'waiting' && expires_at <= now ? 'expired' : state;
  const isPayable = rows.some((row) => stateOf(row) === 'waiting');
  const pageOf = isPayable ? await bankPageOf(gateway, provider, memberId) : undefined;
  return rows.map((row) => {
    const state = stateOf(row);
    const code = state === 'waiting' ? row.code : '';
    return {
      method: 'PIX',
      id: row.id,
      amount: fromMinor(row.amount_minor),
      state,
      code,
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      creditedAt: row.credited_at,
      payer: row.payer,
      reference: row.reference,
      ...(code !== '' && pageOf && { bank: pageOf(code) }),
      returned: returned.get(row.id) ?? [],
      contests: contests.get(row.id) ?? [],
      bonus: bonuses.get(row.id) ?? null,
    };
  });
}

/** Where a member pays a code; undefined where the bank has no such page. */
async function bankPageOf(gateway: Gateway, provider: PixProvider | null, memberId: string) {
  if (!provider?.pageOf) return undefined;
  const { pageOf } = provider;
  const name = (await readPlayer(gateway.db, memberId))?.nickname ?? '';
  const cpf = (await readCpf(gateway.db, gateway, memberId)) ?? '';
  return (code: string) => pageOf(code, { name, cpf });
}

/** The payments of deposits that were not credited, by deposit. */
async function readReturned(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, ReturnedPayment[]>> {
  const rows = await db
    .selectFrom('pix_payments')
    .selectAll()
    .where('deposit_id', 'in', [...ids])
    .where('outcome', '!=', 'credited')
    .orderBy('paid_at')
    .execute();
  const returned = new Map<string, ReturnedPayment[]>();
  for (const { deposit_id: of, id, amount_minor, reason, outcome, paid_at: at } of rows) {
    if (outcome === 'credited' || reason === '' || reason === 'unknown-charge') continue;
    const payment = { id, amount: fromMinor(amount_minor), reason, state: outcome, at };
    returned.set(of, [...(returned.get(of) ?? []), payment]);
  }
  return returned;
}
