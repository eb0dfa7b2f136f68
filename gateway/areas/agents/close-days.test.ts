import { afterAll, beforeAll, expect, it } from 'vitest';
import { balanceLimit } from '#gateway/ledger/ledger.ts';
import { walletId } from '#gateway/ledger/ledger-accounts.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import { transact } from '#gateway/db/transact.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { balanceOf } from '#gateway/testing/test-members.ts';
import { checkDay } from './check-day.ts';
import { closeDays } from './close-days.ts';
import { payRebates } from './pay-rebates.ts';

const hour = 3_600_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let scene: ReturnType<typeof teamScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    scene = teamScene(gateway);
  });
  afterAll(async () => {
    const closed = await gateway.db.selectFrom('team_days').select('day').where('closed_at', 'is not', null).execute();
    for (const { day } of closed)
      expect([day, await checkDay(gateway.db, { merchant: 'mare', day })]).toEqual([day, []]);
    expect(await checkLedger(gateway.db)).toEqual([]);
    await gateway.close();
  });

  /** A leader at 0.60 %, an agent below at 0.20 %, and a player of theirs. */
  async function smallTeam() {
    const leader = await scene.join(null, 3);
    const agent = await scene.join(leader.id, 3);
    const player = await scene.join(agent.id);
    await scene.rate(leader.id, { RNG: 60 });
    await scene.rate(agent.id, { RNG: 20 });
    await scene.nextDay();
    return { leader, agent, player };
  }
  const paid = async (id: string) => (await scene.rebatesOf(id)).map(({ paid_minor }) => paid_minor);
  const roundOf = (id: string) =>
    gateway.db
      .selectFrom('rounds')
      .selectAll()
      .where('member_id', '=', id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();

  it('a day pays each agent the difference of the rates, into the wallet, by one journal of its cause', async () => {
    const { leader, agent, player } = await smallTeam();
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    expect(await paid(agent.id)).toEqual([20]);
    expect(await paid(leader.id)).toEqual([40]);
    expect(await balanceOf(gateway.db, agent.id)).toBe(100_020);
    const journals = await gateway.db
      .selectFrom('journals')
      .select('ref')
      .where('ref', 'like', `%:${agent.id}:BRL`)
      .execute();
    expect(journals).toHaveLength(1);
    await payRebates(gateway);
    expect(await balanceOf(gateway.db, agent.id)).toBe(100_020);
  });

  it('is closed and paid once, by however many processes, also where one was killed between ending, closing and paying', async () => {
    const { agent, player } = await smallTeam();
    await scene.play(player.id, 50_000);
    gateway.advance(16 * hour);
    const { day } = await gateway.db
      .selectFrom('team_days')
      .select('day')
      .where('closed_at', 'is', null)
      .orderBy('day')
      .executeTakeFirstOrThrow();
    await gateway.db.updateTable('team_days').set({ ended_at: gateway.clock() }).where('day', '=', day).execute();
    await Promise.all([closeDays(gateway), closeDays(gateway), closeDays(gateway)]);
    await Promise.all([payRebates(gateway), payRebates(gateway), payRebates(gateway)]);
    gateway.advance(8 * hour);
    expect(await paid(agent.id)).toEqual([100]);
    expect(await balanceOf(gateway.db, agent.id)).toBe(100_100);
  });

  it('counts what happens at midnight in the day that begins, and in that one alone', async () => {
    const { agent, player } = await smallTeam();
    const days = await gateway.db.selectFrom('team_days').selectAll().orderBy('day').execute();
    const next = days.find(({ starts_at }) => starts_at > gateway.clock());
    const noon = gateway.clock();
    gateway.advance((next?.starts_at ?? 0) - 1 - noon);
    await scene.play(player.id, 300);
    gateway.advance(1);
    await scene.play(player.id, 5000);
    gateway.advance(noon + 24 * hour - gateway.clock());
    await closeDays(gateway);
    await scene.nextDay();
    expect((await scene.turnovers(agent.id)).slice(-2).map(([, turnover]) => turnover)).toEqual([300, 5000]);
  });

  it('keeps rates that change at noon for the next day', async () => {
    const { leader, agent, player } = await smallTeam();
    await scene.play(player.id, 10_000);
    await scene.rate(leader.id, { RNG: 100 });
    await scene.rate(agent.id, { RNG: 90 });
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    expect(await paid(agent.id)).toEqual([40, 90]);
    expect(await paid(leader.id)).toEqual([80, 10]);
  });

  it('gives nobody a rate above their agent’s: not when it is set, and not when the agent’s becomes lower', async () => {
    const { leader, agent, player } = await smallTeam();
    expect(await scene.rate(agent.id, { RNG: 61 })).toEqual({ why: 'too high', category: 'RNG', most: 60 });
    expect(await scene.rate(leader.id, { RNG: 501 })).toEqual({ why: 'too high', category: 'RNG', most: 500 });
    await scene.rate(leader.id, { RNG: 10 });
    await scene.nextDay();
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    expect((await paid(agent.id)).at(-1)).toBe(10);
    expect(await paid(leader.id)).toEqual([]);
  });

  it('leaves the day in which a member is moved to the team of before, with all below them', async () => {
    const { leader, agent, player } = await smallTeam();
    const other = await scene.join(null, 3);
    await scene.play(player.id, 700);
    await scene.move(agent.id, other.id);
    await scene.play(player.id, 70);
    await scene.nextDay();
    await scene.play(player.id, 9000);
    await scene.nextDay();
    expect((await scene.turnovers(leader.id)).map(([, turnover]) => turnover)).toEqual([770]);
    expect((await scene.turnovers(other.id)).map(([, turnover]) => turnover)).toEqual([9000]);
    expect((await scene.turnovers(agent.id)).map(([, turnover]) => turnover)).toEqual([770, 9000]);
  });

  it('corrects in the open day what is rolled back after its day was closed, and brings what is below zero on once', async () => {
    const { agent, player } = await smallTeam();
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    const round = await roundOf(player.id);
    await transact(gateway.db, (trx) =>
      countRound(trx, round, { state: 'ended', rounds: -1, stake: -10_000, win: 0 }, gateway.clock()),
    );
    await scene.nextDay();
    for (let day = 0; day < 3; day += 1) {
      await scene.play(player.id, 6000);
      await scene.nextDay();
    }
    const rows = await scene.rebatesOf(agent.id);
    expect(rows.map((row) => [row.earned_minor, row.brought_minor, row.paid_minor, row.carried_minor])).toEqual([
      [20, 0, 20, 0],
      [-20, 0, 0, -20],
      [12, -20, 0, -8],
      [12, -8, 4, 0],
      [12, 0, 12, 0],
    ]);
    expect(await balanceOf(gateway.db, agent.id)).toBe(100_036);
  });

  it('pays others past one that fails, and that one later', async () => {
    const { leader, agent, player } = await smallTeam();
    const wallet = walletId(agent.id, 'BRL');
    const full = async (minor: number) =>
      void (await gateway.db.updateTable('accounts').set({ balance_minor: minor }).where('id', '=', wallet).execute());
    await full(balanceLimit);
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    expect((await scene.rebatesOf(agent.id)).map(({ state }) => state)).toEqual(['due']);
    expect((await scene.rebatesOf(leader.id)).map(({ state }) => state)).toEqual(['paid']);
    await full(100_000);
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    expect((await scene.rebatesOf(agent.id)).map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect(await balanceOf(gateway.db, agent.id)).toBe(100_040);
  });

  it('keeps the rebate of a locked agent until they are open again', async () => {
    const { agent, player } = await smallTeam();
    const set = (status: 'open' | 'locked') =>
      gateway.db.updateTable('members').set({ status }).where('id', '=', agent.id).execute();
    await set('locked');
    await scene.play(player.id, 10_000);
    await scene.nextDay();
    expect((await scene.rebatesOf(agent.id)).map(({ state }) => state)).toEqual(['due']);
    await set('open');
    await payRebates(gateway);
    expect((await scene.rebatesOf(agent.id)).map(({ state }) => state)).toEqual(['paid']);
  });

  it('earns nothing for what an agent plays', async () => {
    const { leader, agent } = await smallTeam();
    await scene.play(agent.id, 10_000);
    await scene.nextDay();
    expect(await paid(agent.id)).toEqual([]);
    expect(await paid(leader.id)).toEqual([40]);
  });
});
