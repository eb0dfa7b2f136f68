import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';
import { transact } from '#gateway/db/transact.ts';
import { layDays } from '#gateway/ledger/teams/team-calendar.ts';
import { figureSteps } from './figures.ts';
import { buildIndexes, dropIndexes } from './indexes.ts';

const day = 86_400_000;
const hour = 3_600_000;
const timeZone = 'America/Sao_Paulo';
/** Days that are over; the last of them is not closed. */
export const pastDays = 90;
/** Rounds of a member one after the other, in a game. */
const inARow = 10;
/** Agents below each agent, and how many there are in all, on six levels. */
const [width, mostAgents] = [4, 1365];

export type Size = { readonly members: number; readonly bets: number };
/** `first`, `yesterday` and `today` as YYYY-MM-DD; `now` in epoch ms. */
export type Filled = {
  readonly first: string;
  readonly yesterday: string;
  readonly today: string;
  readonly now: number;
  readonly agents: number;
};

/** The id of a member by their number; 0 leads the team. */
export const idOf = (number: number): string => `bench-${number}`;

/** An evening, after the play of its day. */
const evening = Date.UTC(2026, 9, 15, 1);

/** Tables by which the plain control finds who is below whom, and those of which rows are made. */
const helpers = ['bench_parents', 'bench_days', 'bench_sittings', 'bench_turns'] as const;

/**
 * Fills a database with a team over seven levels and what it has played, by statements over sets, in the shapes that the gateway itself writes. All of it
 * is one team of `idOf(0)`. Yesterday is over and not closed; today is open.
 */
export async function fillTeam(db: Kysely<Tables>, { members, bets }: Size): Promise<Filled> {
  const now = evening;
  const agents = Math.min(mostAgents, Math.floor(members / 10));
  for (let at = now - (pastDays + 5) * day; at <= now; at += 10 * day)
    await transact(db, (trx) => layDays(trx, { merchant: 'mare', timeZone }, at));
  const laid = await db
    .selectFrom('team_days')
    .select('day')
    .where('starts_at', '<=', now)
    .orderBy('day', 'desc')
    .limit(pastDays + 1)
    .execute();
  const [today = '', yesterday = ''] = laid.map((row) => row.day);
  const first = laid.at(-1)?.day ?? '';
  await db.deleteFrom('team_days').where('day', '<', first).execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.connection().execute(async (one) => {
    const run = (text: string) => sql.raw(text).execute(one);
    await run(isPostgres ? 'set statement_timeout = 0' : 'pragma foreign_keys = off');
    if (isPostgres) {
      await run('set session_replication_role = replica');
      await run("set work_mem = '256MB'");
      await run("set maintenance_work_mem = '512MB'");
    }
    const dropped = isPostgres ? await dropIndexes(one, 'rounds') : [];
    for (const text of peopleSteps({ members, agents, first, now })) await run(text);
    for (const text of playSteps({ members, bets, first, now })) await run(text);
    for (const text of figureSteps({ first, yesterday })) await run(text);
    await buildIndexes(one, dropped);
    await run(isPostgres ? 'vacuum analyze' : 'analyze');
    await run(isPostgres ? 'set session_replication_role = default' : 'pragma foreign_keys = on');
    if (isPostgres) await run("set statement_timeout = '30s'");
  });
  return { first, yesterday, today, now, agents };
}

const numbers = (count: number) =>
  `with recursive numbers(i) as (select cast(0 as bigint) union all select i + 1 from numbers where i < ${count - 1})`;

function peopleSteps({ members, agents, first, now }: { members: number; agents: number; first: string; now: number }) {
  const parent = `case when i = 0 then null when i < ${agents} then (i - 1) / ${width}
    when i % 10 = 0 then 0 else i * 7919 % ${agents} end`;
  const long = now - 200 * day;
  return [
    `insert into members (id, account, account_folded, type, nickname, password_hash, status, labels, vip_label, merchant_code, first_login_at, created_at)
      ${numbers(members)} select 'bench-' || i, 'membro' || i, 'membro' || i, case when i < ${agents} then 3 else 0 end, '', 'none', 'open', '[]', '',
      'mare', null, cast(${long} as bigint) + i from numbers`,
    `create table bench_parents (member_id text primary key, parent_id text)`,
    `insert into bench_parents ${numbers(members)} select 'bench-' || i, 'bench-' || (${parent}) from numbers`,
    `create index bench_parents_parent on bench_parents (parent_id)`,
    `insert into team_links (ancestor_id, member_id, depth, since_day, until_day, account_folded)
      with recursive up(member_id, ancestor_id, depth) as (select member_id, member_id, 0 from bench_parents union all
        select up.member_id, parent_id, depth + 1 from up inner join bench_parents on bench_parents.member_id = up.ancestor_id
        where parent_id is not null)
      select ancestor_id, member_id, depth, '${first}', '9999-12-31', account_folded from up
      inner join members on members.id = up.member_id`,
    `insert into rebate_rates (agent_id, category, since_day, rate, set_by, set_at)
      select links.member_id, category, '${first}', 60 - 8 * max(depth), 'bench', 0 from team_links links
      inner join members on members.id = links.member_id and members.type = 3
      cross join (select 'RNG' as category union all select 'FISH') categories group by links.member_id, category`,
    `insert into sessions (id, member_id, epoch, refresh_hash, previous_refresh_hash, rotated_at, created_at, expires_at, ended_at, user_agent)
      ${numbers(members)} select 'bench-session-' || i, 'bench-' || i, 1, 'bench-session-' || i, null, cast(${now} as bigint) - i * 1000,
      cast(${now} as bigint) - i * 2000, cast(${now + 30 * day} as bigint), null, 'bench' from numbers where i % 3 = 0`,
  ];
}

/** Sittings of ten rounds, of members, days, hours and games in turn; of which rounds, sums of hours and days, and figures are made. */
function playSteps({ members, bets, first, now }: Size & { first: string; now: number }) {
  const game = `case i % 3 when 0 then 'COR-2' when 1 then 'COR-4' else 'COR-101' end`;
  const stake = '100 + (i + k) % 50 * 10';
  const win = 'case when (i + k) % 3 = 0 then 250 else 0 end';
  const sums = (span: 'hour' | 'day', length: number) =>
    `insert into round_sums (member_id, span, begun_at, vendor, node_id, currency, state, rounds, stake_minor, win_minor)
      select member_id, '${span}', begun_at - begun_at % ${length}, 'COR', node_id, 'BRL', 'ended', count(*), sum(${stake}), sum(${win})
      from bench_sittings cross join bench_turns group by member_id, begun_at - begun_at % ${length}, node_id`;
  return [
    `create table bench_days as select row_number() over (order by day) - 1 as place, day, starts_at from team_days
      where day >= '${first}' and starts_at <= ${now}`,
    `create table bench_turns as ${numbers(inARow)} select cast(i as integer) as k from numbers`,
    `create table bench_sittings as ${numbers(Math.floor(bets / inARow))} select i,
      'bench-' || (i * 7919 + i / ${members}) % ${members} as member_id, bench_days.day,
      starts_at + ${hour} + i / ${pastDays + 1} % 18 * ${hour} as begun_at, ${game} as node_id,
      case i % 3 when 2 then 'FISH' else 'RNG' end as category
      from numbers inner join bench_days on place = i % ${pastDays + 1}`,
    `insert into rounds (id, vendor, round_id, member_id, node_id, currency, state, bets, stake_minor, win_minor, created_at, ended_at)
      select cast(1000000000 + i * ${inARow} + k as text), 'COR', cast(1000000000 + i * ${inARow} + k as text), member_id, node_id, 'BRL', 'ended', 1,
      ${stake}, ${win}, begun_at + k * 20000, begun_at + k * 20000 + 4000 from bench_sittings cross join bench_turns`,
    sums('hour', hour),
    sums('day', day),
    `insert into member_days (member_id, day, vendor, category, currency, rounds, turnover_minor, win_minor, bonus_minor, deposit_minor, withdrawal_minor, visits)
      select member_id, day, 'COR', category, 'BRL', count(*), sum(${stake}), sum(${win}), 0, 0, 0, 0
      from bench_sittings cross join bench_turns group by member_id, day, category`,
    `insert into member_days (member_id, day, vendor, category, currency, rounds, turnover_minor, win_minor, bonus_minor, deposit_minor, withdrawal_minor, visits)
      select member_id, day, '', '', 'BRL', 0, 0, 0, 0, 5000, 0, 0 from bench_sittings where i % 4 = 0 group by member_id, day`,
    `insert into member_days (member_id, day, vendor, category, currency, rounds, turnover_minor, win_minor, bonus_minor, deposit_minor, withdrawal_minor, visits)
      select member_id, day, '', '', '', 0, 0, 0, 0, 0, 0, 1 from bench_sittings group by member_id, day`,
  ];
}

/** Takes away what only the benchmark has made beside the gateway's tables. */
export async function dropHelpers(db: Kysely<Tables>): Promise<void> {
  for (const name of helpers) await sql.raw(`drop table if exists ${name}`).execute(db);
}
