import type { Kysely } from 'kysely';
import { checkDay } from '../../areas/agents/check-day.ts';
import type { Tables } from '../../db/tables.ts';
import { sumOf } from '../../ledger/sum-of.ts';
import { mostBonus, mostCommission, mostOfVouchers } from './house.ts';
import type { Till } from './till.ts';

/** What operators have decided, and what the house has given: never more than its rules, and all of it has come to an end. */
export async function compareGifts(till: Till): Promise<string[]> {
  return [
    ...(await compareTransfers(till)),
    ...(await compareVouchers(till)),
    ...(await compareBonuses(till)),
    ...(await compareCommissions(till)),
    ...(await compareRebates(till)),
  ];
}

async function compareTransfers({ site: { db }, history }: Till): Promise<string[]> {
  const rows = await db.selectFrom('transfers').select(['id', 'state', 'credited_minor']).execute();
  const found = new Map(rows.map(({ id, state, credited_minor: minor }) => [id, `${state} ${minor ?? 0}`]));
  return [...history.decided].flatMap(([id, minor]) => {
    const said = minor === 0 ? 'refused 0' : `credited ${minor}`;
    return found.get(id) === said ? [] : [`the transfer ${id} is ${found.get(id)}, and its operator was told ${said}`];
  });
}

async function compareVouchers({ site: { db }, history }: Till): Promise<string[]> {
  const pairs = [...history.vouchers.values()];
  const { paid } = await db
    .selectFrom('voucher_redemptions')
    .select(({ fn }) => fn.sum<number>('amount_minor').as('paid'))
    .executeTakeFirstOrThrow();
  return [
    ...(new Set(pairs).size === pairs.length ? [] : ['doubled: a voucher of a player']),
    ...(Number(paid) <= mostOfVouchers ? [] : [`vouchers paid ${paid}`]),
  ];
}

async function compareBonuses({ site: { db }, history }: Till): Promise<string[]> {
  const rows = await db
    .selectFrom('bonuses')
    .innerJoin('deposits', 'deposits.id', 'bonuses.deposit_id')
    .select(['bonuses.id', 'bonuses.state', 'bonuses.amount_minor', 'back_minor', 'deposits.amount_minor as deposit'])
    .select(['deposits.state as of'])
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  const faults = [...history.bonuses].flatMap(([id, told]) => {
    const row = found.get(id);
    const isSame = row?.state === told || (told === 'paid' && row?.state === 'taken-back' && row.back_minor > 0);
    return isSame || ['offered', 'active'].includes(told) ? [] : [`the bonus ${id} was ${told}, and is ${row?.state}`];
  });
  for (const { id, state, amount_minor: amount, deposit, of } of rows) {
    if (amount > Math.min(deposit, mostBonus)) faults.push(`the bonus ${id} is ${amount} of ${deposit}`);
    if ((state === 'offered' && of !== 'waiting') || (state === 'active' && of !== 'credited'))
      faults.push(`the bonus ${id} is ${state} for ever, and its deposit ${of}`);
  }
  return faults;
}

async function compareCommissions({ site: { db } }: Till): Promise<string[]> {
  const rows = await db.selectFrom('commissions').select(['day', 'inviter_id', 'amount_minor']).execute();
  const work = await db.selectFrom('commission_work').select(['day', 'invited_id']).execute();
  const days = Map.groupBy(rows, ({ day, inviter_id: of }) => `${day} ${of}`);
  const sums = [...days].map(([day, list]) => [day, list.reduce((sum, row) => sum + row.amount_minor, 0)] as const);
  return [
    ...sums.filter(([, sum]) => sum > mostCommission).map(([day, sum]) => `commissions of ${day} came to ${sum}`),
    ...work.map(({ day, invited_id: of }) => `the commission of ${day} for ${of} is never settled`),
  ];
}

async function compareRebates({ site: { db } }: Till): Promise<string[]> {
  const due = await db.selectFrom('rebates').select(['day', 'agent_id']).where('state', '=', 'due').execute();
  const days = await db.selectFrom('team_days').select('day').where('closed_at', 'is not', null).execute();
  const faults = due.map(({ day, agent_id: of }) => `the rebate of ${day} for ${of} is never paid`);
  for (const { day } of days)
    faults.push(...((await checkDay(db, { merchant: 'mare', day })) ?? ['nothing']).map((what) => `${day}: ${what}`));
  return faults;
}

/** Minor units. */
export type Given = { readonly commissions: number; readonly rebates: number };

/** What inviters and the agent were paid for closed days: a run in which that is nothing proves nothing of it. */
export async function readGiven(db: Kysely<Tables>): Promise<Given> {
  const commissions = db.selectFrom('commissions').select(sumOf('amount_minor').as('minor'));
  const rebates = db.selectFrom('rebates').select(sumOf('paid_minor').as('minor')).where('state', '=', 'paid');
  return {
    commissions: (await commissions.executeTakeFirstOrThrow()).minor,
    rebates: (await rebates.executeTakeFirstOrThrow()).minor,
  };
}
