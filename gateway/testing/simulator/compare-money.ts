import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { agent } from './house.ts';
import { opening } from './player.ts';
import type { Till } from './till.ts';

/** Whose money of which amount, minor units. */
type Sums = ReadonlyMap<string, number>;

/** Sums rows by member. */
function sumsOf(rows: readonly { readonly of: string; readonly minor: number | string | null }[]): Sums {
  const sums = new Map<string, number>();
  for (const { of, minor } of rows) sums.set(of, (sums.get(of) ?? 0) + Number(minor ?? 0));
  return sums;
}

/** What each player has, holds and owes by the accounts, and by what came of their requests. */
export async function compareMoney({ site: { db }, history, players }: Till): Promise<string[]> {
  const faults: string[] = [];
  const accounts = await db.selectFrom('accounts').select(['id', 'balance_minor']).execute();
  const balances = new Map(accounts.map(({ id, balance_minor: minor }) => [id, minor]));
  const [came, held] = [await readCame(db), await readHeld(db)];
  for (const { number, memberId, account } of players) {
    const of = (kind: string) => balances.get(`${kind}:${memberId}:BRL`) ?? 0;
    const has = of('wallet') + of('held') + of('receivable');
    const due =
      opening + (history.played.get(number) ?? 0) + came.reduce((sum, sums) => sum + (sums.get(memberId) ?? 0), 0);
    if (has !== due) faults.push(`${account} has ${has}, and ${due} follows from what was acknowledged`);
    if (of('held') !== (held.get(memberId) ?? 0))
      faults.push(`${account} has ${of('held')} held, and ${held.get(memberId) ?? 0} is asked for`);
  }
  return [...faults, ...(await compareAgent(db, balances))];
}

/** What has come to members otherwise than by play, less what has gone. */
async function readCame(db: Kysely<Tables>): Promise<readonly Sums[]> {
  const deposits = await db
    .selectFrom('deposits')
    .select(['member_id as of', 'amount_minor as minor'])
    .where('state', '=', 'credited')
    .execute();
  const transfers = await db.selectFrom('transfers').select(['member_id as of', 'credited_minor as minor']).execute();
  const vouchers = await db
    .selectFrom('voucher_redemptions')
    .select(['member_id as of', 'amount_minor as minor'])
    .execute();
  const bonuses = await db
    .selectFrom('bonuses')
    .select(['member_id as of', 'amount_minor', 'back_minor', 'state'])
    .execute();
  const paid = bonuses.map((row) => ({ of: row.of, minor: row.state === 'paid' ? row.amount_minor : 0 }));
  const contests = await db
    .selectFrom('contests')
    .innerJoin('pix_payments', 'pix_payments.id', 'contests.payment_id')
    .select(['member_id as of', 'taken_minor as minor'])
    .where('outcome', '=', 'credited')
    .execute();
  const givenUp = await db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .select(['account_id', 'amount_minor as minor'])
    .where('kind', '=', 'writeoff')
    .where('account_id', 'like', 'receivable:%')
    .execute();
  const commissions = await db
    .selectFrom('commissions')
    .select(['inviter_id as of', 'amount_minor as minor'])
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select(['member_id as of', 'amount_minor as minor'])
    .where('state', '=', 'paid')
    .execute();
  const away = await db
    .selectFrom('wallet_transfers')
    .select(['member_id as of', 'amount_minor as minor', 'direction', 'state'])
    .where('state', '!=', 'refused')
    .execute();
  const gone = (rows: readonly { of: string; minor: number }[]) => rows.map(({ of, minor }) => ({ of, minor: -minor }));
  return [
    ...[deposits, transfers, vouchers, paid, commissions],
    ...[gone(contests), gone(withdrawals), gone(away.filter(({ direction }) => direction === 'out'))],
    away.filter(({ direction, state }) => direction === 'home' && state === 'confirmed'),
    givenUp.map(({ account_id: id, minor }) => ({ of: id.split(':')[1] ?? '', minor })),
  ].map(sumsOf);
}

/** What is asked for in withdrawals that have not ended. */
async function readHeld(db: Kysely<Tables>): Promise<Sums> {
  const open = db.selectFrom('withdrawals').select(['member_id as of', 'amount_minor as minor']);
  return sumsOf(await open.where('state', 'in', ['review', 'approved', 'sent']).execute());
}

/** The agent has what rebates have paid, and nothing else. */
async function compareAgent(db: Kysely<Tables>, balances: Sums): Promise<string[]> {
  const rows = await db
    .selectFrom('rebates')
    .innerJoin('members', 'members.id', 'rebates.agent_id')
    .select(['members.id as of', 'paid_minor as minor'])
    .where('members.account', '=', agent)
    .where('rebates.state', '=', 'paid')
    .execute();
  const [[id, due] = ['', 0]] = sumsOf(rows);
  const has = balances.get(`wallet:${id}:BRL`) ?? 0;
  return has === due ? [] : [`${agent} has ${has}, and rebates have paid ${due}`];
}
