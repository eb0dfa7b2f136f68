import type { Kysely } from 'kysely';
import { fromMinor } from '#src/contract/core/amount.ts';
import type { Bonus, DepositBonus } from '#src/contract/payments/bonuses.schema.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { Refusal } from '#gateway/process/refusal.ts';
import { type Contribution, countedOf, readContributions } from './progress.ts';

/** Bonuses that a member's list has. */
const mostListed = 20;

/** The bonuses of deposits, by deposit. */
export async function readDepositBonuses(
  db: Kysely<Tables>,
  depositIds: readonly string[],
): Promise<Map<string, DepositBonus>> {
  const rows = await db
    .selectFrom('bonuses')
    .select(['deposit_id', 'amount_minor', 'due_minor', 'state'])
    .where('deposit_id', 'in', [...depositIds])
    .execute();
  return new Map(
    rows.map(({ deposit_id: of, amount_minor: amount, due_minor: due, state }) => [
      of,
      { amount: fromMinor(amount), due: fromMinor(due), state },
    ]),
  );
}

/** A member's bonuses, the last first; those whose deposit came to nothing are none. */
export async function listOwn(db: Kysely<Tables>, memberId: string): Promise<Bonus[]> {
  const rows = await db
    .selectFrom('bonuses')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '!=', 'lapsed')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return Promise.all(rows.map((row) => (isOpen(row) ? toBonus(db, row) : shownAs(row, []))));
}

/** A member's bonus; refused with not_found if they have none of this id. */
export async function findOwn(db: Kysely<Tables>, memberId: string, id: string): Promise<Bonus> {
  const row = await db
    .selectFrom('bonuses')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  if (!row) throw new Refusal('not_found');
  return toBonus(db, row);
}

type Row = Tables['bonuses'];

/** Whether stakes can still be made for it. */
const isOpen = ({ state }: Row) => state === 'offered' || state === 'active';

async function toBonus(db: Kysely<Tables>, row: Row): Promise<Bonus> {
  return shownAs(row, await readContributions(db, row));
}

/** A bonus with these contributions; of one that has ended in a list nothing is left to stake, and none are read. */
function shownAs(row: Row, contributions: readonly Contribution[]): Bonus {
  const left = isOpen(row) || contributions.length > 0 ? row.due_minor - countedOf(contributions) : 0;
  return {
    id: row.id,
    amount: fromMinor(row.amount_minor),
    due: fromMinor(row.due_minor),
    left: fromMinor(Math.max(0, left)),
    state: row.state,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    endedAt: row.ended_at,
    contributions: contributions.map(({ category, percent, staked, counted }) => ({
      ...{ category, percent, staked: fromMinor(staked), counted: fromMinor(counted) },
    })) as Bonus['contributions'],
  };
}
