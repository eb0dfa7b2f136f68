const sums = ['turnover_minor', 'win_minor', 'bonus_minor', 'deposit_minor', 'withdrawal_minor'];
const summed = sums.map((name) => `cast(sum(${name}) as bigint)`).join(', ');

/** Statements that write what closing has written of the days before yesterday: figures of agents and their rebates. */
export function figureSteps({ first, yesterday }: { readonly first: string; readonly yesterday: string }): string[] {
  const below = `from member_days inner join team_links on team_links.member_id = member_days.member_id and depth > 0
    where day >= '${first}' and day < '${yesterday}'`;
  const columns = `insert into agent_days (agent_id, day, category, currency, members, visitors, active, registered, ${sums.join(', ')})`;
  return [
    `${columns} select ancestor_id, day, category, currency, 0, 0,
      count(distinct case when rounds > 0 then member_days.member_id end), 0, ${summed}
      ${below} and currency = 'BRL' and category != '' group by ancestor_id, day, category, currency`,
    `${columns} select teams.agent_id, bench_days.day, '', 'BRL', teams.members, coalesce(visitors, 0), coalesce(active, 0), 0, 0, 0, 0, coalesce(deposit, 0), 0
      from (select ancestor_id as agent_id, count(*) as members from team_links where depth > 0 group by ancestor_id) teams
      cross join bench_days left join (select ancestor_id, day, count(distinct case when visits > 0 then member_days.member_id end) as visitors,
        count(distinct case when rounds > 0 then member_days.member_id end) as active, cast(sum(deposit_minor) as bigint) as deposit
        ${below} group by ancestor_id, day) seen
      on seen.ancestor_id = teams.agent_id and seen.day = bench_days.day where bench_days.day < '${yesterday}'`,
    `insert into rebates (day, agent_id, currency, earned_minor, brought_minor, paid_minor, carried_minor, state, paid_at, attempts, next_at)
      select day, agent_id, currency, turnover_minor / 1000, 0, turnover_minor / 1000, 0, 'paid', 0, 0, 0 from agent_days where category = 'RNG'`,
    `update team_days set ended_at = starts_at, closed_at = starts_at, pays = 1, hash = 'bench' where day < '${yesterday}'`,
  ];
}
