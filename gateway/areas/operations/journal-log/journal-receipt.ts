import { type HashedJournal, writeReceipt } from '#src/contract/records/receipt.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { lastHead } from '#gateway/ledger/journal-log/heads.ts';
import { proveInclusion } from '#gateway/ledger/journal-log/prove.ts';
import { heldAccountId, walletId } from '#gateway/ledger/ledger-accounts.ts';
import { type Player, readPlayer } from '#gateway/ledger/player.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { logJournals } from './log-journals.ts';

/** A withdrawal is booked by its hold: the journal that pays it has the hold's id. */
async function causeOf({ db }: Gateway, { kind, ref }: { kind: string; ref: string }) {
  if (kind !== 'withdrawal') return { kind, ref };
  const hold = await db
    .selectFrom('holds')
    .select('id')
    .where('kind', '=', kind)
    .where('ref', '=', ref)
    .executeTakeFirst();
  return { kind: 'payout', ref: hold?.id ?? '' };
}

/**
 * The receipt of a journal on a member's wallet or held account, by its cause, of a paid withdrawal also by its own id; a journal that is not
 * in the log yet is appended now. Refuses with not_found where there is none, it is of play money, or it was booked by an operator, whom it names.
 */
export async function readJournalReceipt(gateway: Gateway, { id }: Member, cause: { kind: string; ref: string }) {
  const { db } = gateway;
  const player = await readPlayer(db, id);
  const found = player && (await findOwn(gateway, player, await causeOf(gateway, cause)));
  if (!found) throw new Refusal('not_found');
  const { before, ...journal } = found;
  let place = await placeOf(gateway, journal.id);
  while (place === undefined) {
    const logged = await logJournals(gateway);
    place = await placeOf(gateway, journal.id);
    // No journal is pending: another process has just logged this one, or it does not exist.
    if (logged === 0) break;
  }
  const head = await lastHead(db);
  if (place === undefined || !head || head.size <= place) throw new Refusal('not_found');
  const path = await proveInclusion(db, place, head.size);
  const bytes = writeReceipt({
    ...{ journal, before: bytesOf(before), place, size: head.size, at: head.at },
    signature: Uint8Array.from(Buffer.from(head.signature, 'base64url')),
    path: path.map(bytesOf),
  });
  return { receipt: Buffer.from(bytes).toString('base64url'), publicKey: head.public_key };
}

const bytesOf = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'));

type Found = HashedJournal & { readonly before: string };

async function findOwn(
  { db }: Gateway,
  { id: memberId, currency }: Player,
  { kind, ref }: { kind: string; ref: string },
): Promise<Found | undefined> {
  const row = await db
    .selectFrom('journals')
    .leftJoin('journals as earlier', (join) =>
      join.onRef('earlier.chain', '=', 'journals.chain').on((eb) => eb('earlier.seq', '=', eb('journals.seq', '-', 1))),
    )
    .selectAll('journals')
    .select('earlier.hash as before')
    .where('journals.kind', '=', kind)
    .where('journals.ref', '=', ref)
    .where('journals.made_by', '=', '')
    .executeTakeFirst();
  if (!row) return undefined;
  const rows = await db.selectFrom('postings').selectAll().where('journal_id', '=', row.id).execute();
  const own = [walletId(memberId, currency), heldAccountId(memberId, currency)];
  if (!rows.some(({ account_id: id }) => own.includes(id))) return undefined;
  const postings = rows.map(({ account_id: accountId, amount_minor: amount }) => ({ accountId, amount }));
  const { id, chain, seq, created_at: createdAt, before } = row;
  return { id, kind, ref, chain, seq, madeBy: '', createdAt, postings, before: before ?? '' };
}

const placeOf = async ({ db }: Gateway, id: string): Promise<number | undefined> =>
  (await db.selectFrom('journal_leaves').select('place').where('journal_id', '=', id).executeTakeFirst())?.place;
