import { type Kysely, type RawBuilder, type Transaction, sql } from 'kysely';
import { compiled, type Params } from '../../db/compiled.ts';
import { isInPlayMoney } from '../../db/play-tables.ts';
import type { Tables } from '../../db/tables.ts';
import { isReceivable, isWallet } from '../ledger-accounts.ts';

/** `until_day` of what has no end. */
export const noEnd = '9999-12-31';

type Added = {
  memberId: string;
  now: number;
  vendor: string;
  nodeId: string;
  currency: string;
  rounds: number;
  turnover: number;
  win: number;
  bonus: number;
  deposit: number;
  withdrawal: number;
  visits: number;
};

/** The link of a member who is in a team now, as a query inside another one. */
export const inTeam = (db: Kysely<Tables>, memberId: RawBuilder<string>) =>
  db
    .selectFrom('team_links')
    .where('team_links.member_id', '=', memberId)
    .where('team_links.ancestor_id', '=', memberId)
    .where('team_links.until_day', '=', noEnd)
    .select('team_links.member_id');

/**
 * Adds to the row of the day in which the moment lies. A day that has ended takes nothing more: the earliest open one does. Members of no
 * team have no row. PostgreSQL locks the table for this statement until the commit, which the end of a day waits for (close-day.ts).
 */
const add = compiled((db, param: Params<Added>) => {
  const openDays = db
    .selectFrom('team_days')
    .select('team_days.day')
    .whereRef('team_days.merchant_code', '=', sql.ref('members.merchant_code'))
    .where('team_days.ended_at', 'is', null)
    .limit(1);
  const begun = openDays.where('team_days.starts_at', '<=', param('now')).orderBy('team_days.day', 'desc');
  const category = db
    .selectFrom('games')
    .select('games.game_type')
    .where('games.node_id', '=', param('nodeId'))
    .where('games.vassalage', '=', param('vendor'));
  const long = (name: keyof Added) => sql<number>`cast(${param(name)} as bigint)`;
  return db
    .insertInto('member_days')
    .columns([
      ...(['member_id', 'day', 'vendor', 'category', 'currency', 'rounds', 'turnover_minor', 'win_minor'] as const),
      ...(['bonus_minor', 'deposit_minor', 'withdrawal_minor', 'visits'] as const),
    ])
    .expression(
      db
        .selectFrom(inTeam(db, param('memberId')).as('link'))
        .innerJoin('members', 'members.id', 'link.member_id')
        .select([
          'link.member_id',
          sql<string>`coalesce((${begun}), (${openDays.orderBy('team_days.day')}))`.as('day'),
          sql<string>`cast(${param('vendor')} as text)`.as('vendor'),
          sql<string>`coalesce((${category}), '')`.as('category'),
          sql<string>`cast(${param('currency')} as text)`.as('currency'),
          sql<number>`cast(${param('rounds')} as integer)`.as('rounds'),
          long('turnover').as('turnover'),
          long('win').as('win'),
          long('bonus').as('bonus'),
          long('deposit').as('deposit'),
          long('withdrawal').as('withdrawal'),
          sql<number>`cast(${param('visits')} as integer)`.as('visits'),
        ])
        .where((eb) => eb.exists(openDays)),
    )
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'day', 'vendor', 'category', 'currency']).doUpdateSet((eb) => ({
        rounds: eb('member_days.rounds', '+', eb.ref('excluded.rounds')),
        turnover_minor: eb('member_days.turnover_minor', '+', eb.ref('excluded.turnover_minor')),
        win_minor: eb('member_days.win_minor', '+', eb.ref('excluded.win_minor')),
        bonus_minor: eb('member_days.bonus_minor', '+', eb.ref('excluded.bonus_minor')),
        deposit_minor: eb('member_days.deposit_minor', '+', eb.ref('excluded.deposit_minor')),
        withdrawal_minor: eb('member_days.withdrawal_minor', '+', eb.ref('excluded.withdrawal_minor')),
        visits: eb('member_days.visits', '+', eb.ref('excluded.visits')),
      })),
    );
});

const nothing = { rounds: 0, turnover: 0, win: 0, bonus: 0, deposit: 0, withdrawal: 0, visits: 0 };
const noGame = { vendor: '', nodeId: '' };

type Played = Pick<Added, 'memberId' | 'vendor' | 'nodeId' | 'currency' | 'rounds' | 'turnover' | 'win'>;

/** Counts rounds that have ended, or a correction of one, for the day of `now` (epoch ms); minor units. Play money counts for nobody. */
export async function countTeamPlay(trx: Transaction<Tables>, played: Played, now: number): Promise<void> {
  if (!isInPlayMoney(trx)) await add.run(trx, { ...nothing, ...played, now });
}

/** Counts a visit of a member in their day, of which the team's counters make who was there. */
export const countVisit = (db: Kysely<Tables>, memberId: string, now: number): Promise<unknown> =>
  add.run(db, { ...nothing, ...noGame, memberId, currency: '', visits: 1, now });

type Column = 'bonus' | 'deposit' | 'withdrawal';
/** The kinds of journals that are payments of a team; a deposit that is contested is none any more. */
const paid: Readonly<Record<string, Column>> = {
  bonus: 'bonus',
  promotion: 'bonus',
  jackpot: 'bonus',
  mall: 'bonus',
  deposit: 'deposit',
  contest: 'deposit',
  payout: 'withdrawal',
};

type Posting = { readonly accountId: string; readonly amount: number };
type Booked = { readonly kind: string; readonly postings: readonly Posting[] };

/** Counts a payment, in the transaction that books it. Other kinds of journals cost nothing. */
export async function countTeamPayment(
  trx: Transaction<Tables>,
  { kind, postings }: Booked,
  now: number,
): Promise<void> {
  const column = paid[kind];
  if (!column || isInPlayMoney(trx)) return;
  for (const { accountId, amount } of postings) {
    const [, memberId = '', currency = ''] = accountId.split(':');
    const held = accountId.startsWith('held:');
    if (column === 'withdrawal' ? held : isWallet(accountId) || isReceivable(accountId))
      await add.run(trx, { ...nothing, ...noGame, memberId, currency, [column]: held ? -amount : amount, now });
  }
}
