import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayIn } from '#src/contract/core/age.ts';
import { fromMinor } from '#src/contract/core/amount.ts';
import { readDownline } from '../areas/agents/team/downline.ts';
import { readTeamBets } from '../areas/agents/team/team-bets.ts';
import { readTeamFigures } from '../areas/agents/team/team-figures.ts';
import { dayAfter } from '../ledger/day-of.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import { forEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { plainTeam } from '../testing/plain-team.ts';
import { seedDatabase } from './seed-database.ts';

const now = Date.UTC(2026, 4, 2, 15);

forEachDatabase((dialect) => {
  let open: OpenDatabase;
  beforeAll(async () => {
    open = await openTestDatabase(dialect);
    const source = { db: open.db, clock: () => now, masterSecret: 'a-secret-for-tests-alone-0123456789abcdef' };
    await seedDatabase(source, { team: true });
  }, 120_000);
  afterAll(() => open.close());

  it('has a team of five hundred over five levels whose ninety days are what a plain recount of all journals says [S2-092]', async () => {
    const { days, lines, agentOf } = await plainTeam(open.db, 'America/Sao_Paulo');
    const links = await open.db.selectFrom('team_links').selectAll().execute();
    expect(Math.max(...links.map(({ depth }) => depth))).toBe(4);
    expect(agentOf.size).toBe(499);
    expect(
      links.filter(({ depth }) => depth === 1).map(({ member_id, ancestor_id }) => [member_id, ancestor_id]),
    ).toEqual(expect.arrayContaining([...agentOf]));
    const closed = await open.db.selectFrom('team_days').selectAll().where('closed_at', 'is not', null).execute();
    expect(closed.length).toBeGreaterThanOrEqual(89);
    const rows = await open.db.selectFrom('agent_days').selectAll().execute();
    const said = rows.map((row) => {
      const key = `${row.agent_id} ${row.category}`;
      const plain = days.get(row.day)?.get(key);
      const wanted = plain ?? { turnover: 0n, win: 0n, deposit: 0n, withdrawal: 0n, bonus: 0n, active: new Set() };
      const { turnover, win, deposit, withdrawal, bonus, active } = wanted;
      return [
        [row.turnover_minor, row.win_minor, row.deposit_minor, row.withdrawal_minor, row.bonus_minor, row.active],
        [turnover, win, deposit, withdrawal, bonus, active.size].map(Number),
      ];
    });
    expect(said.map(([own]) => own)).toEqual(said.map(([, plain]) => plain));
    const all = closed.flatMap(({ day }) => [...(days.get(day)?.keys() ?? [])].map((key) => `${day} ${key}`));
    const stored = new Set(rows.map((row) => `${row.day} ${row.agent_id} ${row.category}`));
    expect(all.filter((key) => !stored.has(key))).toEqual([]);

    const inClosed = new Set(closed.map(({ day }) => day));
    const written = await open.db.selectFrom('rebate_lines').selectAll().execute();
    const amounts = written.map((line) => [
      `${line.day} ${line.agent_id} ${line.child_id} ${line.category}`,
      line.amount_minor,
    ]);
    const plainly = [...lines].filter(([key]) => inClosed.has(key.slice(0, 10))).map(([key, n]) => [key, Number(n)]);
    expect(amounts.toSorted()).toEqual(plainly.toSorted());
    const paid = await open.db
      .selectFrom('journals')
      .innerJoin('postings', 'postings.journal_id', 'journals.id')
      .select(['ref', 'amount_minor'])
      .where('kind', '=', 'rebate')
      .where('account_id', 'like', 'wallet:%')
      .execute();
    const bySum = new Map<string, number>();
    for (const { day, agent_id, amount_minor } of written)
      bySum.set(`${day}:${agent_id}:BRL`, (bySum.get(`${day}:${agent_id}:BRL`) ?? 0) + amount_minor);
    const due = [...bySum].filter(([, sum]) => sum > 0).toSorted();
    expect(paid.map(({ ref, amount_minor }) => [ref, amount_minor]).toSorted()).toEqual(due);
  });

  it('answers an agent the figures of a month, and of each branch, that the recount has [S2-219, S2-220]', async () => {
    const { days, agentOf } = await plainTeam(open.db, 'America/Sao_Paulo');
    const leader = [...agentOf.values()].find((id) => !agentOf.has(id)) ?? '';
    const today = dayIn(now, 'America/Sao_Paulo');
    const place = { db: open.db, agentId: leader, merchant: 'mare', currency: 'BRL', timeZone: 'America/Sao_Paulo' };
    const asked = { startDate: dayAfter(today, -29), endDate: today };
    const at = { ...place, today, now, mayFreeze: true };
    const plainly = (agent: string, from: string, to: string) => {
      const sums = { turnover: 0n, win: 0n, deposit: 0n, withdrawal: 0n, bonus: 0n };
      for (const [day, ofDay] of days)
        for (const [key, figures] of ofDay)
          if (day >= from && day <= to && key.startsWith(`${agent} `))
            for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += figures[name];
      return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, fromMinor(Number(sum))]));
    };
    const figures = await readTeamFigures(at, asked);
    expect(figures.totals).toMatchObject(plainly(leader, asked.startDate, today));
    expect(figures.before.totals).toMatchObject(plainly(leader, dayAfter(today, -59), dayAfter(today, -30)));
    expect(figures.days).toMatchObject(figures.days.map(({ day }) => plainly(leader, day, day)));
    const { list } = await readDownline(at, { ...asked, search: '', sort: 'turnover', pageNo: 1 });
    const agents = list.filter(({ isAgent }) => isAgent);
    expect(agents).toHaveLength(4);
    for (const { account, figures: sums } of agents) {
      const { id } = await open.db
        .selectFrom('members')
        .select('id')
        .where('account', '=', account)
        .executeTakeFirstOrThrow();
      expect(sums).toMatchObject(plainly(id, asked.startDate, today));
      expect((await readTeamFigures(at, { ...asked, member: account })).totals).toEqual(sums);
    }
    const ended = await open.db.selectFrom('rounds').select(['member_id']).where('state', '=', 'ended').execute();
    const ninety = { startDate: dayAfter(today, -89), endDate: today };
    const bets = await readTeamBets(at, { ...ninety, pageNo: 1, language: 'pt' });
    expect(bets.totals.rounds).toBeGreaterThan(0);
    expect(bets.totals.rounds).toBeLessThanOrEqual(ended.filter(({ member_id: id }) => agentOf.has(id)).length);
  });

  it('leaves a ledger that checks', async () => {
    expect(await checkLedger(open.db)).toEqual([]);
  });
});
