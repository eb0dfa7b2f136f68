import { fromMinor } from '#src/contract/core/amount.ts';
import { type ActionContext, OperatorError } from '#gateway/actions/define-action.ts';
import { printTime } from '#gateway/actions/print.ts';
import type { Tables } from '#gateway/db/tables.ts';
import { countedOf, readContributions } from './progress.ts';
import { withWeights } from './offers.ts';

const mostListed = 50;

type Context = Pick<ActionContext, 'db' | 'merchant' | 'clock'>;
type Books = Omit<Context, 'clock'>;

/** An offer; throws OperatorError where there is none of this id. */
export async function findOffer({ db, merchant }: Books, id: string): Promise<Tables['bonus_offers']> {
  const row = await db
    .selectFrom('bonus_offers')
    .selectAll()
    .where('id', '=', id)
    .where('merchant_code', '=', merchant)
    .executeTakeFirst();
  if (!row) throw new OperatorError(`There is no offer ${id}.`);
  return row;
}

/** Offers that can be taken, or with `all` every one, the latest first. */
export async function listOffers({ db, merchant, clock }: Context, { all }: { all: boolean }) {
  const now = clock();
  const rows = await db
    .selectFrom('bonus_offers')
    .selectAll()
    .where('merchant_code', '=', merchant)
    .$if(!all, (query) => query.where('closed_at', 'is', null).where('ends_at', '>', now))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'There are no offers.';
  return (await withWeights(db, rows)).map((row) => [
    row.id,
    `${row.percent}% up to ${fromMinor(row.most_minor)} from ${fromMinor(row.min_minor)}`,
    `${row.times} times in ${row.days} days`,
    row.weights.map(({ category, percent }) => `${category}=${percent}`).join(','),
    `${fromMinor(row.given_minor)} of ${fromMinor(row.budget_minor)} given`,
    `until ${printTime(row.ends_at)}`,
    row.closed_at === null ? (row.ends_at > now ? 'open' : 'over') : `closed by ${row.closed_by}`,
  ]);
}

const bonusesOf = ({ db, merchant }: Books) =>
  db
    .selectFrom('bonuses')
    .innerJoin('members', 'members.id', 'bonuses.member_id')
    .selectAll('bonuses')
    .select('members.account')
    .where('members.merchant_code', '=', merchant);

/** A bonus with the account name of its member; throws OperatorError where there is none of this id. */
export async function findBonus(books: Books, id: string) {
  const row = await bonusesOf(books).where('bonuses.id', '=', id).executeTakeFirst();
  if (!row) throw new OperatorError(`There is no bonus ${id}.`);
  return row;
}

/** Active bonuses, or with `all` every one, the latest first. */
export async function listBonuses(context: Context, { all }: { all: boolean }) {
  const rows = await bonusesOf(context)
    .$if(!all, (query) => query.where('bonuses.state', '=', 'active'))
    .orderBy('bonuses.created_at', 'desc')
    .orderBy('bonuses.id', 'desc')
    .limit(mostListed)
    .execute();
  if (rows.length === 0) return 'Nobody has a bonus.';
  const lines: string[][] = [];
  for (const row of rows) {
    const left = row.due_minor - countedOf(await readContributions(context.db, row));
    lines.push([
      row.id,
      printTime(row.created_at),
      row.account,
      `${row.currency} ${fromMinor(row.amount_minor)}`,
      `${fromMinor(Math.max(0, left))} of ${fromMinor(row.due_minor)} left`,
      row.ended_by === '' ? row.state : `${row.state} by ${row.ended_by}`,
    ]);
  }
  return lines;
}

/** A bonus with its stakes by category. */
export async function showBonus(context: Context, { bonus: id }: { bonus: string }) {
  const row = await findBonus(context, id);
  const contributions = await readContributions(context.db, row);
  return [
    ['member', row.account],
    [
      'bonus',
      `${row.currency} ${fromMinor(row.amount_minor)} of the deposit ${row.deposit_id}, by the offer ${row.offer_id}`,
    ],
    ['state', row.ended_by === '' ? row.state : `${row.state} by ${row.ended_by}`],
    ['until', row.expires_at === null ? 'the deposit is not paid yet' : printTime(row.expires_at)],
    ['stakes', `${fromMinor(countedOf(contributions))} of ${fromMinor(row.due_minor)} count`],
    ...contributions.map(({ category, percent, staked, counted }) => [
      category,
      `${fromMinor(staked)} staked, ${percent}% counts: ${fromMinor(counted)}`,
    ]),
    ...(row.back_minor > 0 ? [['taken back', fromMinor(row.back_minor)]] : []),
  ];
}
