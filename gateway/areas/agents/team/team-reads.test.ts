import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { downline, teamBets, teamFigures, teamMember } from '#src/contract/agents/team.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { playMovedTeam } from '#gateway/testing/moved-team.ts';
import { teamReads } from '#gateway/testing/team-reads.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

type Who = { readonly id: string; readonly account: string };

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let team: ReturnType<typeof teamReads>;
  let begin = '';
  let leader: Who, agent: Who, deep: Who, player: Who, below: Who, other: Who, stranger: Who;

  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    team = teamReads(gateway);
    ({ begin, leader, agent, deep, player, below, other, stranger } = await playMovedTeam(team));
  });
  afterAll(() => gateway.close());

  const span = () => ({ startDate: begin, endDate: team.today() });
  const plain = (who: Who, branch = who) => {
    const { turnover, win } = team.plainly(who, branch, begin);
    return { turnover, win };
  };

  describe('figures of a team [S2-219]', () => {
    it('are what a plain count of every round says, for each agent, branch and day, also past a move', async () => {
      for (const who of [leader, agent, deep, other]) {
        const { totals, days, categories } = await team.figures(who, span());
        expect(totals).toMatchObject(plain(who));
        expect(days.map(({ turnover }) => turnover)).toEqual(
          days.map(({ day }) => team.plainly(who, who, day, day).turnover),
        );
        expect(categories).toMatchObject([{ category: 'RNG', ...plain(who) }]);
      }
      for (const [who, branch] of [
        [leader, agent],
        [leader, player],
        [other, deep],
        [other, below],
      ] as const)
        expect((await team.figures(who, { ...span(), member: branch.account })).totals).toMatchObject(
          plain(who, branch),
        );
    });

    it('count members and those who played where they stood that day', async () => {
      const { days } = await team.figures(leader, span());
      expect(days.map(({ members, active }) => [members, active])).toEqual([
        [4, 3],
        [4, 2],
        [2, 0],
        [2, 1],
      ]);
      const branch = await team.figures(other, { ...span(), member: deep.account });
      expect(branch.days.map(({ members, active }) => [members, active])).toEqual([
        [0, 0],
        [0, 0],
        [2, 1],
        [2, 1],
      ]);
    });

    it('stand beside those of as many days before', async () => {
      const day = dayAfter(begin);
      const { before, totals } = await team.figures(leader, { startDate: day, endDate: day });
      expect(before).toMatchObject({ startDate: begin, endDate: begin });
      expect(before.totals.turnover).toBe(team.plainly(leader, leader, begin, begin).turnover);
      expect(totals.turnover).toBe(team.plainly(leader, leader, day, day).turnover);
    });
  });

  describe('the downline [S2-220]', () => {
    it('has the direct members with the sums of their branches while these were in the team', async () => {
      const { list, counters, path } = await team.downline(leader, span());
      expect(path).toEqual([]);
      expect(counters).toMatchObject({ direct: 1, whole: 2 });
      expect(list.map(({ account, level, isAgent, below: n }) => [account, level, isAgent, n])).toEqual([
        [agent.account, 1, true, 1],
      ]);
      expect(list[0]?.figures).toMatchObject(plain(leader, agent));
      const moved = await team.downline(other, { ...span(), member: deep.account });
      expect(moved.path).toEqual([deep.account]);
      expect(moved.list[0]).toMatchObject({ account: below.account, level: 2, figures: plain(other, below) });
    });

    it('is sorted, by name from the first and else from the most', async () => {
      const order = async (sort: string) =>
        (await team.downline(other, { ...span(), sort })).list.map(({ account }) => account);
      const [first = '', second = ''] = [stranger.account, deep.account].toSorted();
      expect(await order('name')).toEqual([first, second]);
      expect(await order('turnover')).toEqual([deep.account, stranger.account]);
      expect(await order('result')).toEqual([deep.account, stranger.account]);
      for (const sort of ['joined', 'deposit', 'presence']) expect(await order(sort)).toHaveLength(2);
      gateway.advance(1000);
      await team.tokenOf(stranger);
      expect(await order('presence')).toEqual([stranger.account, deep.account]);
      const [there] = (await team.downline(other, { ...span(), sort: 'presence' })).list;
      expect(there).toMatchObject({ online: true });
    });

    it('searches the whole branch for a part of the account, whose signs have no meaning', async () => {
      const found = async (search: string, who = other) =>
        (await team.downline(who, { ...span(), search })).list.map(({ account }) => account);
      expect((await found(below.account.toUpperCase())).includes(below.account)).toBe(true);
      expect((await found('team')).toSorted()).toEqual(
        [below, deep, stranger].map(({ account }) => account).toSorted(),
      );
      for (const search of ['%', '_', '!', "' or 1=1 --", '"; drop table members', '\\', player.account])
        expect([search, await found(search)]).toEqual([search, []]);
    });

    it('has pages of twenty; one that is far behind the last is empty, one that cannot be is refused', async () => {
      const large = await team.join(null, 3);
      for (let index = 0; index < 21; index += 1) await team.join(large.id);
      const pages = [1, 2, 3, 100_000].map((pageNo) => team.downline(large, { pageNo }));
      const [first, second, third, last] = await Promise.all(pages);
      expect([first, second, third, last].map((page) => page?.list.length)).toEqual([20, 1, 0, 0]);
      expect(first).toMatchObject({ totalPages: 2, totalCount: 21 });
      expect(new Set([...(first?.list ?? []), ...(second?.list ?? [])].map(({ account }) => account)).size).toBe(21);
      const { status, envelope } = await team.ask(large, downline, { ...span(), pageNo: 1_000_000_000 });
      expect([status, envelope.success]).toEqual([400, false]);
    });
  });

  describe('a member of the team', () => {
    it('is told with place, day and sums; an agent with rates', async () => {
      await team.scene.rate(other.id, { RNG: 60 });
      await team.scene.rate(deep.id, { RNG: 20 });
      await team.scene.nextDay();
      const one = await team.member(other, { ...span(), account: deep.account.toUpperCase() });
      expect(one).toMatchObject({ account: deep.account, level: 1, agent: other.account, below: 1, isAgent: true });
      expect(one).toMatchObject({
        since: dayAfter(begin, 2),
        figures: plain(other, deep),
        rates: { RNG: 20, LIVE: 0 },
      });
      const lower = await team.member(other, { ...span(), account: below.account });
      expect(lower).toMatchObject({ level: 2, agent: deep.account, isAgent: false });
      expect(lower.rates).toBeUndefined();
    });

    it('who is in another team, has left, is the agent or does not exist is answered alike', async () => {
      const answers = [];
      for (const account of [stranger.account, deep.account, below.account, leader.account, 'nobody', "a'b%", 'Ω'])
        for (const call of [teamMember, teamFigures, downline] as const) {
          const { status, envelope } = await team.ask(leader, call, { ...span(), account, member: account });
          answers.push(JSON.stringify([status, envelope]));
        }
      expect([...new Set(answers)]).toEqual([JSON.stringify([404, { success: false, message: 'not_found' }])]);
    });

    it('is told without anything that only the member and the house know', async () => {
      const said = JSON.stringify([
        await team.member(leader, { ...span(), account: player.account }),
        await team.downline(leader, span()),
        await team.bets(leader, span()),
      ]);
      for (const word of ['cpf', 'mobile', 'email', 'balance', 'payee', other.account, stranger.account])
        expect([word, said.includes(word)]).toEqual([word, false]);
    });
  });

  it('days are refused that are no days, out of order, too many or too long ago; later ones count as today', async () => {
    const today = team.today();
    const refused = [
      [today, dayAfter(today, -1)],
      [dayAfter(today, -90), today],
      [dayAfter(today, -3650), today],
      [dayAfter(today, -400), dayAfter(today, -399)],
      ['2026-02-31', '2026-03-01'],
      ['today', today],
      ['', ''],
    ] as const;
    for (const [startDate, endDate] of refused)
      for (const call of [teamFigures, downline, teamBets] as const) {
        const { status, envelope } = await team.ask(leader, call, { startDate, endDate });
        expect([startDate, endDate, status, envelope.success]).toEqual([startDate, endDate, 400, false]);
      }
    const far = await team.figures(leader, { startDate: '9999-12-01', endDate: '9999-12-31' });
    expect([far.startDate, far.endDate]).toEqual([today, today]);
    const whole = await team.figures(leader, { startDate: dayAfter(today, -89), endDate: today });
    expect(whole.days).toHaveLength(90);
    expect(whole.totals).toMatchObject(plain(leader));
  });

  it('an agent without a team has zeros and no members', async () => {
    const alone = await team.join(null, 3);
    expect((await team.figures(alone)).totals.turnover).toBe('0.00');
    expect(await team.downline(alone)).toMatchObject({ list: [], totalPages: 0, counters: { whole: 0 } });
    expect((await team.bets(alone)).totals.rounds).toBe(0);
  });
});
