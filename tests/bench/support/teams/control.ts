import { type Kysely, PostgresAdapter, type RawBuilder, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

type Days = { readonly from: string; readonly to: string };

/** All below a member, found by going down from each to those whom they brought; `branch` is the one directly below. */
const below = (id: string) => sql`with recursive team(member_id, branch) as (
  select member_id, member_id from bench_parents where parent_id = ${id} union all
  select bench_parents.member_id, team.branch from team inner join bench_parents on bench_parents.parent_id = team.member_id)`;

/** What the plain statements answer, each from the rounds themselves. */
export const plainQuestions = {
  figures: sql`select node_id, count(*), sum(stake_minor), sum(win_minor)`,
  branches: sql`select team.branch, sum(stake_minor) as turnover, sum(win_minor)`,
  members: sql`select team.member_id, sum(stake_minor) as turnover, sum(win_minor)`,
  active: sql`select count(distinct team.member_id)`,
} as const;
export type PlainQuestion = keyof typeof plainQuestions;

const ends: Record<PlainQuestion, RawBuilder<unknown>> = {
  figures: sql`group by node_id`,
  branches: sql`group by team.branch order by turnover desc limit 20`,
  members: sql`group by team.member_id order by turnover desc limit 20`,
  active: sql``,
};

/** Asks the plain way: a recursive query over who brought whom, and sums of the rounds; answers how long it took, in ms. */
export async function timePlain(db: Kysely<Tables>, id: string, question: PlainQuestion, { from, to }: Days) {
  return db.connection().execute(async (one) => {
    if (one.getExecutor().adapter instanceof PostgresAdapter) await sql`set statement_timeout = 0`.execute(one);
    const began = performance.now();
    await sql`${below(id)} ${plainQuestions[question]} from team inner join rounds on rounds.member_id = team.member_id
      where rounds.state = 'ended'
      and rounds.created_at >= (select starts_at from team_days where merchant_code = 'mare' and day = ${from})
      and rounds.created_at < (select min(starts_at) from team_days where merchant_code = 'mare' and day > ${to})
      ${ends[question]}`.execute(one);
    return performance.now() - began;
  });
}
