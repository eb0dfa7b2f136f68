import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rebateIncome, rebateLines, rateHistory, setTeamRates, teamRates } from '#src/contract/agents/rebates.ts';
import { transact } from '#gateway/db/transact.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { agentClient } from '../testing/agent-client.ts';

const year = { from: '2026-03-01', to: '2026-05-31' };

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let scene: ReturnType<typeof teamScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    scene = teamScene(gateway);
  });
  afterAll(() => gateway.close());

  /** A leader at 0.60 %, two agents below at 0.20 % and none, a player of each, and another team. */
  async function teams() {
    const leader = await scene.join(null, 3);
    const [ana, bia] = [await scene.join(leader.id, 3), await scene.join(leader.id, 3)];
    const [player, other] = [await scene.join(ana.id), await scene.join(bia.id)];
    const stranger = await scene.join(null, 3);
    const strangers = await scene.join(stranger.id, 3);
    await scene.rate(leader.id, { RNG: 60, LIVE: 30 });
    await scene.rate(ana.id, { RNG: 20 });
    await scene.nextDay();
    return { leader, ana, bia, player, other, stranger, strangers, as: await agentClient(gateway, leader.id) };
  }

  describe('income', () => {
    it('has each closed day with its sum, and the lines that make it up [S2-082, S2-221]', async () => {
      const { leader, ana, bia, player, other, as } = await teams();
      await scene.play(player.id, 10_000);
      await scene.play(other.id, 5000);
      await scene.nextDay();
      const { list, totals } = await as.read(rebateIncome, year);
      expect(list).toMatchObject([
        { earned: '0.70', brought: '0.00', paid: '0.70', carried: '0.00', state: 'paid', whyNegative: null },
      ]);
      expect(totals).toEqual({ earned: '0.70', paid: '0.70', due: '0.00' });
      const { list: lines, totalCount } = await as.read(rebateLines, { day: list[0]?.day ?? '' });
      expect(lines).toEqual([
        { account: ana.account, category: 'RNG', turnover: '100.00', rate: 60, childRate: 20, amount: '0.40' },
        { account: bia.account, category: 'RNG', turnover: '50.00', rate: 60, childRate: 0, amount: '0.30' },
      ]);
      expect(totalCount).toBe(2);
      expect(await scene.rebatesOf(leader.id)).toHaveLength(1);
    });

    it('says why a day is below zero: bets that were taken back, or what was brought in', async () => {
      const { ana, player } = await teams();
      const as = await agentClient(gateway, ana.id);
      await scene.play(player.id, 10_000);
      await scene.nextDay();
      const rounds = gateway.db.selectFrom('rounds').selectAll().where('member_id', '=', player.id);
      const round = await rounds.orderBy('id', 'desc').executeTakeFirstOrThrow();
      await transact(gateway.db, (trx) =>
        countRound(trx, round, { state: 'ended', rounds: -1, stake: -10_000, win: 0 }, gateway.clock()),
      );
      await scene.nextDay();
      await scene.play(player.id, 6000);
      await scene.nextDay();
      const { list } = await as.read(rebateIncome, year);
      expect(list.map(({ carried, brought, whyNegative }) => [carried, brought, whyNegative])).toEqual([
        ['-0.08', '-0.20', 'before'],
        ['-0.20', '0.00', 'undone'],
        ['0.00', '0.00', null],
      ]);
    });

    it('is the agent’s only: the days of another team have no lines', async () => {
      const { stranger, player, as } = await teams();
      await scene.play(player.id, 10_000);
      await scene.nextDay();
      const day = (await as.read(rebateIncome, year)).list[0]?.day ?? '';
      const foreign = await agentClient(gateway, stranger.id);
      expect(await foreign.read(rebateIncome, year)).toMatchObject({ list: [] });
      expect(await foreign.read(rebateLines, { day })).toMatchObject({ list: [], totalCount: 0 });
    });

    it('spans 92 days at most, in order', async () => {
      const { as } = await teams();
      for (const period of [
        { from: '2026-01-01', to: '2026-04-03' },
        { from: '2026-03-02', to: '2026-03-01' },
        { from: '2026-02-30', to: '2026-03-01' },
      ])
        expect(await as.ask(rebateIncome, period)).toMatchObject({ status: 400, message: 'invalid_request' });
      expect(await as.ask(rebateIncome, { from: '2026-01-01', to: '2026-04-02' })).toMatchObject({ success: true });
    });
  });

  describe('rates', () => {
    it('are the agent’s own and those of the agents directly below, of today and of the next day [S2-081]', async () => {
      const { leader, ana, bia, as } = await teams();
      await scene.rate(leader.id, { RNG: 50 });
      await scene.rate(ana.id, { RNG: 45 });
      const { own, list, totalCount } = await as.read(teamRates, {});
      expect(own).toMatchObject({ today: { RNG: 60, LIVE: 30 }, next: { RNG: 50, LIVE: 30 } });
      expect(list.map(({ account, below, today, next }) => [account, below, today?.RNG, next.RNG])).toEqual([
        [ana.account, 1, 20, 45],
        [bia.account, 1, 0, 0],
      ]);
      expect(totalCount).toBe(2);
      expect((await as.read(teamRates, { account: bia.account.toUpperCase() })).list).toHaveLength(1);
      expect((await as.read(teamRates, { account: 'team_' })).list).toEqual([]);
    });

    it('are set for one of these from the next day on, once for a key, and seen in the history', async () => {
      const { ana, bia, player, as } = await teams();
      const body = { account: ana.account, rates: { RNG: 55, LIVE: 30 } };
      const first = await as.write(setTeamRates, body, 'the-same-key');
      expect(first).toMatchObject({ status: 200, value: { today: { RNG: 20, LIVE: 0 }, next: { RNG: 55, LIVE: 30 } } });
      expect(await as.write(setTeamRates, body, 'the-same-key')).toEqual(first);
      await scene.play(player.id, 10_000);
      await scene.nextDay();
      await scene.play(player.id, 10_000);
      await scene.nextDay();
      expect((await scene.rebatesOf(ana.id)).map(({ paid_minor }) => paid_minor)).toEqual([20, 55]);
      const { list } = await as.read(rateHistory, {});
      expect(list.map(({ account, own, category, rate, by }) => [own ? 'own' : account, category, rate, by])).toEqual([
        [ana.account, 'LIVE', 30, 'self'],
        [ana.account, 'RNG', 55, 'self'],
        ...list.slice(2).map(({ account, own, category, rate }) => [own ? 'own' : account, category, rate, 'operator']),
      ]);
      expect(list).toHaveLength(5);
      const anas = await (await agentClient(gateway, ana.id)).read(rateHistory, {});
      expect(anas.list.map(({ own, by }) => [own, by])).toEqual([
        [true, 'agent'],
        [true, 'agent'],
        [true, 'operator'],
      ]);
      expect((await (await agentClient(gateway, bia.id)).read(rateHistory, {})).list).toEqual([]);
    });

    it('are never above the agent’s own of that day, which may have become lower meanwhile', async () => {
      const { leader, ana, as } = await teams();
      const ask = (RNG: number) => as.write(setTeamRates, { account: ana.account, rates: { RNG } });
      expect((await ask(60)).status).toBe(200);
      expect(await ask(61)).toMatchObject({
        status: 409,
        message: 'limit_reached',
        value: { fields: ['RNG'], most: 60 },
      });
      await scene.rate(leader.id, { RNG: 40 });
      expect(await ask(50)).toMatchObject({ message: 'limit_reached', value: { fields: ['RNG'], most: 40 } });
      expect((await as.read(teamRates, {})).list[0]?.next.RNG).toBe(40);
      for (const RNG of [-1, 501, 1.5]) expect((await ask(RNG)).message).toBe('invalid_request');
      const nothing = await as.write(setTeamRates, { account: ana.account, rates: {} });
      expect(nothing.message).toBe('invalid_request');
    });

    it('of others are refused alike: a player, themselves, further below, of another team, or nobody', async () => {
      const { leader, ana, player, strangers, stranger, as } = await teams();
      const grandchild = await scene.join(ana.id, 3);
      const accounts = [player, leader, grandchild, strangers, stranger, { account: 'nobody-at-all' }];
      const answers = await Promise.all(
        accounts.map(({ account }) => as.write(setTeamRates, { account, rates: { RNG: 1 } })),
      );
      for (const answer of answers) expect(answer).toEqual(answers[0]);
      expect(answers[0]).toMatchObject({ status: 404, message: 'not_found' });
    });

    it('leave with an agent who is moved to another team, with the next day', async () => {
      const { ana, stranger, as } = await teams();
      const theirs = await agentClient(gateway, stranger.id);
      await as.write(setTeamRates, { account: ana.account, rates: { RNG: 33 } });
      await scene.move(ana.id, stranger.id);
      const accountsOf = ({ list }: { list: readonly { account: string }[] }) => list.map(({ account }) => account);
      expect(accountsOf(await as.read(teamRates, {}))).not.toContain(ana.account);
      const [moved] = (await theirs.read(teamRates, { account: ana.account })).list;
      expect(moved).toMatchObject({ account: ana.account, today: null, next: { RNG: 0 } });
      expect(accountsOf(await theirs.read(rateHistory, {}))).not.toContain(ana.account);
      expect((await as.write(setTeamRates, { account: ana.account, rates: { RNG: 1 } })).message).toBe('not_found');
    });
  });

  it('an agent without a team has neither income nor rates', async () => {
    const { id } = await gateway.db
      .selectFrom('members')
      .select('id')
      .where('id', '=', (await scene.join(null, 3)).id)
      .executeTakeFirstOrThrow();
    await gateway.db.deleteFrom('team_links').where('member_id', '=', id).execute();
    const as = await agentClient(gateway, id);
    expect(await as.read(teamRates, {})).toMatchObject({ own: null, list: [] });
    expect((await as.write(setTeamRates, { account: 'nobody', rates: { RNG: 1 } })).message).toBe('not_found');
  });
});
