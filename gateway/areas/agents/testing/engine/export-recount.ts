import SqliteDatabase from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Tables } from '#gateway/db/tables.ts';

/** A text of JSON lines: who is directly below whom, their rates, and what members did in each day. None of the engine's sums. */
export async function exportPlay(db: Kysely<Tables>): Promise<string> {
  const rows = {
    links: await db
      .selectFrom('team_links')
      .select(['ancestor_id', 'member_id', 'since_day', 'until_day'])
      .where('depth', '=', 1)
      .execute(),
    rates: await db.selectFrom('rebate_rates').select(['agent_id', 'since_day', 'rate']).execute(),
    played: await db
      .selectFrom('member_days')
      .select(['member_id', 'day', 'rounds', 'turnover_minor', 'win_minor'])
      .execute(),
  };
  return Object.entries(rows)
    .flatMap(([table, of]) => of.map((row) => JSON.stringify([table, ...Object.values(row)])))
    .join('\n');
}

/** What teams come to in a day, by one plain recursive statement that walks every team from its top. */
const ofDay = `
with recursive
  link as (select agent, member from links where since <= :day and until > :day),
  below as (
    select agent, member, member as child from link
    union all
    select below.agent, link.member, below.child from below join link on link.agent = below.member
  ),
  own as (
    select member, sum(rounds) as rounds, sum(turnover) as turnover, sum(win) as win from played where day = :day group by member
  ),
  given as (select agent, rate, max(since) from rates where since <= :day group by agent),
  rated as (
    select agent as member, coalesce((select rate from given where given.agent = link.agent), 0) as rate
    from link where agent not in (select member from link)
    union
    select link.member, min(rated.rate, coalesce((select rate from given where given.agent = link.member), 0))
    from rated join link on link.agent = rated.member
  ),
  branch as (
    select agent, child, sum(turnover) as turnover from below join own using (member) group by agent, child
  ),
  due as (
    select branch.agent, sum(branch.turnover * (above.rate - child.rate)) as exact
    from branch join rated as above on above.member = branch.agent join rated as child on child.member = branch.child
    where above.rate > child.rate group by branch.agent
  )
select agent, count(*) as members, count(case when rounds > 0 then 1 end) as active,
  coalesce(sum(turnover), 0) as turnover, coalesce(sum(win), 0) as win,
  coalesce((select (exact - (exact % 10000 + 10000) % 10000) / 10000 from due where due.agent = below.agent), 0) as earned
from below left join own using (member) group by agent order by agent`;

type ExportedDay = {
  readonly agent: string;
  readonly members: number;
  readonly active: number;
  readonly turnover: number;
  readonly win: number;
  readonly earned: number;
};

/** All that agents come to in each of some days, from an export alone, in a database of its own. Amounts in minor units. */
export function recountExport(text: string, days: readonly string[]): Map<string, readonly ExportedDay[]> {
  const db = new SqliteDatabase(':memory:');
  db.exec(`
    create table links (agent, member, since, until);
    create table rates (agent, since, rate);
    create table played (member, day, rounds, turnover, win);
    create index played_day on played (day)`);
  for (const line of text.split('\n')) {
    const [table, ...values] = JSON.parse(line) as [string, ...(string | number)[]];
    db.prepare(`insert into ${table} values (${values.map(() => '?').join()})`).run(values);
  }
  const statement = db.prepare<{ day: string }, ExportedDay>(ofDay);
  const found = new Map(days.map((day) => [day, statement.all({ day })]));
  db.close();
  return found;
}
