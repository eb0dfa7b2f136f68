import type { Transaction } from 'kysely';
import { toMinor } from '#src/contract/core/amount.ts';
import { mostInReview } from '#src/contract/payments/transfers.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { flag } from '#gateway/db/flag.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { runOnce } from '#gateway/ledger/idempotency.ts';
import { lockMember } from '#gateway/ledger/lock-member.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { newId } from '#gateway/process/new-id.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { digestOf } from '../../pictures/digest.ts';
import { takePicture } from '../../pictures/pictures.ts';
import { readMerchant } from '../../site/merchant.ts';
import type { TransferAccount } from '../../site/transfer-account.ts';
import { countRecord } from '../count-record.ts';

/** The house's account; refuses with offer_changed where there is none, or none any more. */
export async function readAccount(gateway: Pick<Gateway, 'db' | 'config'>): Promise<TransferAccount> {
  const account = (await readMerchant(gateway, gateway.config.merchant))?.settings.transfer;
  if (!account) throw new Refusal('offer_changed');
  return account;
}

type Told = { readonly amount: string; readonly picture: string };

/**
 * Takes down a transfer that a member tells, once for an idempotency key [S1-031, S2-217]; answers its id. It counts towards the member's
 * deposit limits until it is refused. Throws the refusals that the call's documentation names.
 */
export async function createTransfer(gateway: Gateway, memberId: string, key: string, told: Told): Promise<string> {
  await gateway.limits.consume('deposit', memberId);
  const { id } = await runOnce(gateway, { scope: `${memberId}:transfer`, key, body: told }, async (trx) => ({
    id: await recordTransfer(gateway, trx, memberId, told),
  }));
  return id;
}

/** Records a transfer in the running transaction; answers its id. Of many at once the member's lock lets one in at a time. */
async function recordTransfer(
  gateway: Pick<Gateway, 'clock' | 'config'>,
  trx: Transaction<Tables>,
  memberId: string,
  { amount, picture }: Told,
): Promise<string> {
  await lockMember(trx, memberId);
  const player = await readPlayer(trx, memberId);
  if (!player) throw new Refusal('session_ended');
  if (player.status === 'locked') throw new Refusal('no_permission');
  const account = await readAccount({ ...gateway, db: trx });
  const { n } = await trx
    .selectFrom('transfers')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'review')
    .executeTakeFirstOrThrow();
  if (Number(n) >= mostInReview) throw new Refusal('limit_reached');
  const { currency } = player;
  const minor = toMinor(amount);
  const now = gateway.clock();
  const id = newId(now);
  const image = await takePicture(trx, memberId, picture);
  const hash = digestOf(image);
  const before = await trx
    .selectFrom('transfers')
    .select('id')
    .where('receipt_hash', '=', hash)
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst();
  const row: Tables['transfers'] = {
    ...{ id, member_id: memberId, currency, amount_minor: minor, credited_minor: null, state: 'review' },
    ...{ receipt_hash: hash, sent_before: flag(before !== undefined), reason: '', decided_by: '' },
    ...{ created_at: now, decided_at: null },
    promised_at: now + account.minutes * 60_000,
  };
  await trx.insertInto('transfers').values(row).execute();
  await trx.insertInto('transfer_receipts').values({ transfer_id: id, image }).execute();
  await countRecord(trx, 'transfers', row);
  return id;
}
