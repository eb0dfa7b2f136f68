import type { Kysely } from 'kysely';
import { holdHash } from '../../db/hold-hash.ts';
import type { Tables } from '../../db/tables.ts';
import { heldAccountId, walletId } from '../ledger-accounts.ts';

/** Holds that are read at once. */
const batch = 500;

type Hold = Tables['holds'];
type Moved = { kind: string; ref: string; created_at: number; account_id: string; amount_minor: number };

/** Holds that differ from what they were, or from the journals that moved their money; ids. */
export async function findWrongHolds(db: Kysely<Tables>): Promise<string[]> {
  const wrong: string[] = [];
  for (let last = ''; ;) {
    const holds = await db.selectFrom('holds').selectAll().where('id', '>', last).orderBy('id').limit(batch).execute();
    if (holds.length === 0) return wrong;
    const moves = await movesOf(
      db,
      holds.map(({ id }) => id),
    );
    for (const hold of holds) {
      if (hold.hash !== holdHash(hold) || !isBooked(hold, moves.get(hold.id) ?? [])) wrong.push(hold.id);
      last = hold.id;
    }
  }
}

/** The postings by which accounts gained, of the journals of some holds. */
async function movesOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, Moved[]>> {
  const rows = await db
    .selectFrom('journals')
    .innerJoin('postings', 'postings.journal_id', 'journals.id')
    .select(['kind', 'ref', 'created_at', 'account_id', 'amount_minor'])
    .where('kind', 'in', ['hold', 'payout', 'release'])
    .where('ref', 'in', ids)
    .where('amount_minor', '>', 0)
    .execute();
  return Map.groupBy(rows, ({ ref }) => ref);
}

function isBooked(hold: Hold, moves: readonly Moved[]): boolean {
  const { member_id: member, currency } = hold;
  const due = [
    { kind: 'hold', at: hold.created_at, to: heldAccountId(member, currency) },
    ...(hold.state === 'posted' ? [{ kind: 'payout', at: hold.ended_at, to: hold.to_account }] : []),
    ...(hold.state === 'voided' || hold.state === 'timed-out'
      ? [{ kind: 'release', at: hold.ended_at, to: walletId(member, currency) }]
      : []),
  ];
  const isEnded = ['posted', 'voided', 'timed-out'].includes(hold.state);
  return (
    (isEnded || (hold.state === 'pending' && hold.ended_at === null)) &&
    moves.length === due.length &&
    due.every(({ kind, at, to }) =>
      moves.some(
        (move) =>
          move.kind === kind &&
          move.created_at === at &&
          move.account_id === to &&
          move.amount_minor === hold.amount_minor,
      ),
    )
  );
}
