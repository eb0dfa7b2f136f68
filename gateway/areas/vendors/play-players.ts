import { randomUUID } from 'node:crypto';
import { playCurrency } from '#src/contract/core/play-money.ts';
import type { Kysely } from 'kysely';
import { inPlayMoney } from '#gateway/db/play-tables.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { openWallet } from '#gateway/ledger/ledger-accounts.ts';
import { readPlayer } from '#gateway/ledger/player.ts';
import { bankId, deal, freshChips, playerIdOf } from '#gateway/ledger/play-money.ts';

/** Lifetime of a player's data after the last launch; ms. */
export const playerLife = 86_400_000;
/** A round that its vendor never ends prevents its player's removal for at most this long. */
const openRoundLife = 7 * playerLife;

/** A trial guest, or a visitor by the hash of a cookie. */
export type PlayOwner = { readonly member_id: string } | { readonly cookie_hash: string };

/** The player of an owner, until their data expires. */
export const findPlayPlayer = (db: Kysely<Tables>, owner: PlayOwner, now: number) =>
  db
    .selectFrom('play_players')
    .select(['id', 'expires_at'])
    .where((eb) => eb.and(owner))
    .where('expires_at', '>', now)
    .executeTakeFirst();

/** The demo balance of an owner's player; undefined where there is no player. */
export async function readChips(db: Kysely<Tables>, owner: PlayOwner, now: number): Promise<number | undefined> {
  const player = await findPlayPlayer(db, owner, now);
  return player && (await readPlayer(db, player.id))?.balanceMinor;
}

/**
 * Finds or creates the player of an owner, a new one with a full demo balance, and extends its expiry by a day.
 * Concurrent calls get the same one.
 */
export async function openPlaySession(
  db: Kysely<Tables>,
  owner: PlayOwner,
  merchantCode: string,
  now: number,
): Promise<{ id: string; expiresAt: number }> {
  const expiresAt = now + playerLife;
  return transact(inPlayMoney(db), async (trx) => {
    const id = playerIdOf(randomUUID());
    const seated = await trx
      .insertInto('play_players')
      .values({
        member_id: null,
        cookie_hash: null,
        ...owner,
        id,
        merchant_code: merchantCode,
        created_at: now,
        expires_at: expiresAt,
      })
      .onConflict((conflict) =>
        conflict.column('member_id' in owner ? 'member_id' : 'cookie_hash').doUpdateSet({ expires_at: expiresAt }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    if (seated.id === id) {
      await openWallet(trx, id, playCurrency);
      await deal(trx, id, freshChips, now);
    }
    return { id: seated.id, expiresAt };
  });
}

/** Removes expired players, each with all their bookings. One with an open round is kept a while longer. */
export async function sweepPlayPlayers(db: Kysely<Tables>, now: number): Promise<void> {
  const over = await db
    .selectFrom('play_players')
    .select('id')
    .where('expires_at', '<=', now)
    .where((eb) =>
      eb.or([
        eb('expires_at', '<=', now - openRoundLife),
        eb.not(
          eb.exists(
            eb
              .selectFrom('play_rounds')
              .select('play_rounds.id')
              .whereRef('play_rounds.member_id', '=', 'play_players.id')
              .where('play_rounds.ended_at', 'is', null),
          ),
        ),
      ]),
    )
    .limit(500)
    .execute();
  for (const { id } of over) await removePlayer(db, id, now);
}

const removePlayer = (db: Kysely<Tables>, playerId: string, now: number): Promise<void> =>
  transact(db, async (trx) => {
    const gone = await trx
      .updateTable('play_players')
      .set({ cookie_hash: null, member_id: null })
      .where('id', '=', playerId)
      .where('expires_at', '<=', now)
      .executeTakeFirst();
    // The player has returned since.
    if (gone.numUpdatedRows === 0n) return;
    const journals = trx
      .selectFrom('play_postings')
      .innerJoin('play_accounts', 'play_accounts.id', 'play_postings.account_id')
      .select('play_postings.journal_id')
      .where('play_accounts.member_id', '=', playerId);
    const ids = (await journals.execute()).map(({ journal_id: id }) => id);
    for (let from = 0; from < ids.length; from += 500) {
      const some = ids.slice(from, from + 500);
      await trx.deleteFrom('play_postings').where('journal_id', 'in', some).execute();
      await trx.deleteFrom('play_journals').where('id', 'in', some).execute();
    }
    const wallets = trx.selectFrom('play_accounts').select('id').where('member_id', '=', playerId);
    await trx.deleteFrom('play_wallet_sums').where('account_id', 'in', wallets).execute();
    await trx
      .deleteFrom('play_accounts')
      .where((eb) => eb.or([eb('member_id', '=', playerId), eb('id', '=', bankId(playerId))]))
      .execute();
    for (const table of ['play_rounds', 'play_round_sums', 'play_transactions', 'play_codes', 'play_tokens'] as const)
      await trx.deleteFrom(table).where('member_id', '=', playerId).execute();
    await trx.deleteFrom('play_players').where('id', '=', playerId).execute();
  });
