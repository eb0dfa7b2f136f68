import { dayIn } from '#src/contract/core/age.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

type Figures = {
  turnover: bigint;
  win: bigint;
  deposit: bigint;
  withdrawal: bigint;
  bonus: bigint;
  active: Set<string>;
};
const none = (): Figures => ({ turnover: 0n, win: 0n, deposit: 0n, withdrawal: 0n, bonus: 0n, active: new Set() });

/**
 * A team's figures computed a second time, plainly: from journals, rounds and the codes that members registered with, by loops over everything. Rates do not
 * change here, and nobody moves.
 */
export async function plainTeam(db: Kysely<Tables>, timeZone: string) {
  const profiles = await db
    .selectFrom('member_profiles')
    .innerJoin('affiliate_codes', 'affiliate_codes.code', 'member_profiles.affiliate_code')
    .innerJoin('members', 'members.id', 'affiliate_codes.member_id')
    .select(['member_profiles.member_id as id', 'affiliate_codes.member_id as agent', 'members.type'])
    .execute();
  const agentOf = new Map(profiles.filter(({ type }) => type === 3).map(({ id, agent }) => [id, agent]));
  const above = (id: string): string[] => {
    const agent = agentOf.get(id);
    return agent === undefined ? [] : [agent, ...above(agent)];
  };
  const rateRows = await db.selectFrom('rebate_rates').selectAll().execute();
  const rateOf = (id: string, category: string): bigint => {
    const own = rateRows.find((row) => row.agent_id === id && row.category === category)?.rate ?? 0;
    const agent = agentOf.get(id);
    const most = agent === undefined ? 10_000n : rateOf(agent, category);
    return BigInt(own) < most ? BigInt(own) : most;
  };

  const days = new Map<string, Map<string, Figures>>();
  const branches = new Map<string, bigint>();
  const at = (day: string, key: string) => {
    const ofDay = days.get(day) ?? new Map<string, Figures>();
    days.set(day, ofDay);
    const figures = ofDay.get(key) ?? none();
    ofDay.set(key, figures);
    return figures;
  };
  const games = new Map(
    (await db.selectFrom('games').selectAll().execute()).map((game) => [game.node_id, game.game_type]),
  );
  for (const round of await db.selectFrom('rounds').selectAll().where('state', '=', 'ended').execute()) {
    const day = dayIn(round.ended_at ?? 0, timeZone);
    const category = games.get(round.node_id) ?? '';
    const path = [round.member_id, ...above(round.member_id)];
    for (const [index, agent] of path.entries()) {
      if (index === 0) continue;
      for (const key of [`${agent} ${category}`, `${agent} `]) {
        const figures = at(day, key);
        figures.active.add(round.member_id);
        if (key.endsWith(' ')) continue;
        figures.turnover += BigInt(round.stake_minor);
        figures.win += BigInt(round.win_minor);
      }
      const branch = `${day} ${agent} ${path[index - 1]} ${category}`;
      branches.set(branch, (branches.get(branch) ?? 0n) + BigInt(round.stake_minor));
    }
  }
  const postings = await db
    .selectFrom('postings')
    .innerJoin('journals', 'journals.id', 'postings.journal_id')
    .select(['account_id', 'amount_minor', 'kind', 'created_at'])
    .execute();
  const columns: Record<string, [prefix: string, column: 'deposit' | 'withdrawal' | 'bonus', sign: bigint]> = {
    deposit: ['wallet', 'deposit', 1n],
    payout: ['held', 'withdrawal', -1n],
    bonus: ['wallet', 'bonus', 1n],
    promotion: ['wallet', 'bonus', 1n],
    jackpot: ['wallet', 'bonus', 1n],
  };
  for (const { account_id, amount_minor, kind, created_at } of postings) {
    const [prefix, memberId = ''] = account_id.split(':');
    const column = columns[kind];
    if (!column || prefix !== column[0]) continue;
    for (const agent of above(memberId))
      at(dayIn(created_at, timeZone), `${agent} `)[column[1]] += column[2] * BigInt(amount_minor);
  }
  return { days, lines: roundedLines(branches, rateOf), agentOf };
}

/** Amounts by `day agent child category`, for agents whose rate is above the child's. */
function roundedLines(branches: ReadonlyMap<string, bigint>, rateOf: (id: string, category: string) => bigint) {
  const exact = [...branches].flatMap(([key, turnover]) => {
    const [day = '', agent = '', child = '', category = ''] = key.split(' ');
    const rate = rateOf(agent, category) - rateOf(child, category);
    return rate > 0n ? [{ key, of: `${day} ${agent}`, name: `${child} ${category}`, exact: turnover * rate }] : [];
  });
  const lines = new Map<string, bigint>();
  for (const of of new Set(exact.map((one) => one.of))) {
    const own = exact.filter((one) => one.of === of);
    let left = own.reduce((sum, one) => sum + one.exact, 0n) / 10_000n;
    for (const one of own) {
      lines.set(one.key, one.exact / 10_000n);
      left -= one.exact / 10_000n;
    }
    const byRest = own.toSorted(
      (a, b) => Number((b.exact % 10_000n) - (a.exact % 10_000n)) || (a.name < b.name ? -1 : 1),
    );
    for (const one of byRest.slice(0, Number(left))) lines.set(one.key, (lines.get(one.key) ?? 0n) + 1n);
  }
  return lines;
}
