import { type AliasedExpression, type Kysely, type Transaction, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { periods } from '#gateway/ledger/periods.ts';
import { endOfTime } from '#gateway/ledger/round-sums.ts';
import { sumOf } from '#gateway/ledger/sum-of.ts';
import { cutHours } from '../team/hours-of.ts';
import type { Span } from './changes-below.ts';
import { hoursBelow, linksInTime, roundsBelow } from './links-in-time.ts';

export const keyColumns = ['agent_id', 'span', 'begun_at', 'vendor', 'node_id', 'currency'] as const;
export const sumColumns = [...keyColumns, 'rounds', 'stake_minor', 'win_minor'] as const;

type Agent = { readonly id: string; readonly merchant: string };

/** Sums up what all below an agent have played since a day began (epoch ms), from the sums of members; in place of what was there. */
export async function sumAgent(trx: Transaction<Tables>, agent: Agent, since: number): Promise<void> {
  await trx.deleteFrom('team_round_sums').where('agent_id', '=', agent.id).where('begun_at', '>=', since).execute();
  const cut = await cutHours({ db: trx, merchant: agent.merchant }, { from: since, to: endOfTime });
  await insertHours(trx, wholeHours(trx, agent, since, cut));
  if (cut.length > 0) await insertHours(trx, hoursCut(trx, agent, since, cut));
  await trx
    .insertInto('team_round_sums')
    .columns(sumColumns)
    .expression(daysOf(trx, agent, since))
    .execute();
}

function wholeHours(db: Kysely<Tables>, agent: Agent, since: number, cut: readonly number[]) {
  return hoursBelow(db, linksInTime(db, agent.merchant).where('ancestor_id', '=', agent.id))
    .where('round_sums.begun_at', '>=', since)
    .whereRef('round_sums.begun_at', '>=', 'mine.since')
    .whereRef('round_sums.begun_at', '<', 'mine.until')
    .$if(cut.length > 0, (query) => query.where('round_sums.begun_at', 'not in', cut))
    .select([
      'mine.ancestor_id as agent_id',
      'round_sums.begun_at',
      'round_sums.vendor',
      'round_sums.node_id',
      'round_sums.currency',
    ])
    .select(['round_sums.rounds', 'round_sums.stake_minor', 'round_sums.win_minor']);
}

/** Hours in which a day begins have two parts. */
function hoursCut(db: Kysely<Tables>, agent: Agent, since: number, cut: readonly number[]) {
  const links = linksInTime(db, agent.merchant).where('ancestor_id', '=', agent.id);
  return roundsBelow(db, hoursBelow(db, links).where('round_sums.begun_at', 'in', cut))
    .innerJoin('team_days', (join) =>
      join
        .on('team_days.merchant_code', '=', agent.merchant)
        .onRef('team_days.starts_at', '>', 'hours.begun_at')
        .on('team_days.starts_at', '<', sql<number>`${sql.ref('hours.begun_at')} + ${sql.lit(periods.hour)}`),
    )
    .where('rounds.created_at', '>=', since)
    .select(
      sql<number>`case when ${sql.ref('rounds.created_at')} < ${sql.ref('team_days.starts_at')}
        then ${sql.ref('hours.begun_at')} else ${sql.ref('team_days.starts_at')} end`.as('begun_at'),
    )
    .select(['hours.ancestor_id as agent_id', 'hours.vendor', 'hours.node_id', 'hours.currency'])
    .select([sql<number>`1`.as('rounds'), 'rounds.stake_minor', 'rounds.win_minor']);
}

const insertHours = (trx: Transaction<Tables>, hours: Parts) =>
  trx
    .insertInto('team_round_sums')
    .columns(sumColumns)
    .expression(sumParts(trx, hours, 'hour'))
    .execute();

type Part = Omit<Tables['team_round_sums'], 'span'>;
type Parts = { as: <A extends string>(alias: A) => AliasedExpression<Part, A> };

/** Sums up parts that belong to the same agent, time and game. */
export const sumParts = (db: Kysely<Tables>, parts: Parts, span: Span) =>
  db
    .selectFrom(parts.as('parts'))
    .select(['agent_id', sql<Span>`${sql.lit(span)}`.as('span'), 'begun_at', 'vendor', 'node_id', 'currency'])
    .select([sumOf('rounds').as('rounds'), sumOf('stake_minor').as('stake_minor'), sumOf('win_minor').as('win_minor')])
    .groupBy(['agent_id', 'begun_at', 'vendor', 'node_id', 'currency']);

function daysOf(db: Kysely<Tables>, { id, merchant }: Agent, since: number) {
  const days = db
    .selectFrom('team_days')
    .where('merchant_code', '=', merchant)
    .select('starts_at')
    .select(sql<number>`lead(starts_at, 1, ${sql.lit(endOfTime)}) over (order by starts_at)`.as('ends_at'));
  const hours = db
    .selectFrom(days.as('days'))
    .innerJoin('team_round_sums as hours', (join) =>
      join
        .on('hours.agent_id', '=', id)
        .on('hours.span', '=', 'hour')
        .onRef('hours.begun_at', '>=', 'days.starts_at')
        .onRef('hours.begun_at', '<', 'days.ends_at'),
    )
    .where('days.starts_at', '>=', since)
    .select(['hours.agent_id', 'days.starts_at as begun_at', 'hours.vendor', 'hours.node_id', 'hours.currency'])
    .select(['hours.rounds', 'hours.stake_minor', 'hours.win_minor']);
  return sumParts(db, hours, 'day');
}
