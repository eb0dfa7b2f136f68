import { claimMission, dailyTasks, ownMissions, taskCode } from '#src/contract/lobby/tasks.ts';
import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { memberRewards } from '#src/contract/promotions/rewards.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import type { Tables } from '#gateway/db/tables.ts';
import type { App } from '#gateway/http/app-env.ts';
import { pointsAccountId } from '#gateway/ledger/give-points.ts';
import { listInbox } from '../notify/inbox/inbox.ts';
import { endSession } from '../identity/session/sessions.ts';
import { createClient, signedIn } from '../identity/session/testing/call-client.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { insertRounds } from '#gateway/testing/rounds.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

const hour = 3_600_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let rounds = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const playRound = (memberId: string, node: string, more: Partial<Tables['rounds']> = {}) =>
    insertRounds(gateway.db, [
      {
        id: `r${(rounds += 1)}`,
        vendor: node.split('-')[0] ?? '',
        round_id: `${rounds}`,
        member_id: memberId,
        node_id: node,
        currency: 'BRL',
        state: 'ended',
        bets: 1,
        stake_minor: 100,
        win_minor: 0,
        created_at: gateway.clock(),
        ended_at: gateway.clock(),
        ...more,
      },
    ]);
  const codeOf = async (token: string) => (await valueOf(app, taskCode, { token, body: {} })).code;

  describe('the tasks of the day', () => {
    it('are counted from the rounds that a member has played since midnight, for the code of the task link [S1-232]', async () => {
      const { member, token } = await signedIn(gateway, 'Ana');
      const other = await signedIn(gateway, 'Bia');
      for (const node of ['COR-1', 'COR-1', 'COR-2', 'NOR-1']) await playRound(member.id, node);
      await playRound(member.id, 'FEC-1', { state: 'cancelled' });
      // It is nine in the morning at the merchant's.
      await playRound(member.id, 'FEC-1', { created_at: gateway.clock() - 10 * hour });
      await playRound(other.member.id, 'DS88-1');
      expect(await valueOf(app, dailyTasks, { body: { code: await codeOf(token) } })).toEqual({
        name: 'Ana',
        endsAt: gateway.clock() + 15 * hour,
        tasks: [
          { kind: 'rounds', goal: 10, done: 4 },
          { kind: 'games', goal: 3, done: 3 },
          { kind: 'vendors', goal: 2, done: 2 },
        ],
      });
    });

    it('are answered without a code as goals only, with no member’s data [S1-235]', async () => {
      const { name, tasks } = await valueOf(app, dailyTasks, { body: {} });
      expect(name).toBeUndefined();
      expect(tasks.map(({ kind, done }) => [kind, done])).toEqual([
        ['rounds', undefined],
        ['games', undefined],
        ['vendors', undefined],
      ]);
    });
  });

  describe('the missions', () => {
    const setProgrammes = async (promotions: readonly string[], more: object = {}) => {
      const { db, events } = gateway;
      const found = await db.selectFrom('merchants').selectAll().where('code', '=', 'mare').executeTakeFirstOrThrow();
      const settings = JSON.stringify({ ...(JSON.parse(found.settings) as object), promotions, ...more });
      await db.updateTable('merchants').set({ settings }).where('code', '=', 'mare').execute();
      events.emit('changed', 'status');
    };
    const missionsOf = async (token: string) => (await valueOf(app, ownMissions, { token })).missions;

    it('are the tasks of the day with what the member has done, while their programme runs [S1-227]', async () => {
      const { member, token } = await signedIn(gateway, 'Flor');
      await playRound(member.id, 'COR-1');
      await setProgrammes(['mission']);
      expect(await missionsOf(token)).toEqual([
        { kind: 'rounds', goal: 10, done: 1, points: 0, claimed: false },
        { kind: 'games', goal: 3, done: 1, points: 0, claimed: false },
        { kind: 'vendors', goal: 2, done: 1, points: 0, claimed: false },
      ]);
      await setProgrammes(['referral']);
      expect(await missionsOf(token)).toEqual([]);
    });

    it('give the points that the operator has set, once they are done, once a day, and say so in the inbox [S1-227]', async () => {
      const { member, token } = await signedIn(gateway, 'Gil');
      await setProgrammes(['mission'], { taskPoints: { games: 30 }, dailyTasks: { games: 1 } });
      const claim = (kind: string, key: string = crypto.randomUUID()) =>
        createClient(gateway).call(claimMission, {
          token,
          body: { kind } as never,
          headers: { [idempotencyHeader]: key },
        });
      const refused = { status: 409, message: 'promotion_unavailable' };
      expect(await claim('games')).toMatchObject(refused);
      await playRound(member.id, 'COR-1');
      expect(await claim('rounds')).toMatchObject(refused);
      expect(await claim('none')).toMatchObject({ message: 'invalid_request' });
      const answers = await Promise.all([claim('games'), claim('games', 'mission-key'), claim('games', 'mission-key')]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      const games = { kind: 'games', goal: 1, done: 1, points: 30, claimed: true };
      expect((await missionsOf(token)).find(({ kind }) => kind === 'games')).toEqual(games);
      expect(
        await gateway.db
          .selectFrom('accounts')
          .select('balance_minor')
          .where('id', '=', pointsAccountId(member.id))
          .execute(),
      ).toEqual([{ balance_minor: 30 }]);
      const { list } = await listInbox(gateway.db, member.id, 1, 'en');
      expect(list.map(({ title }) => title)).toEqual(['You earned 30 points']);
      const rewards = await valueOf(app, memberRewards, { token, query: { pageNo: 1, language: 'en' } });
      expect(rewards.list).toMatchObject([{ kind: 'mission', amount: '0.00', points: 30 }]);
      // What was claimed stays as it was when the operator changes it.
      await setProgrammes(['mission'], { taskPoints: { games: 99 }, dailyTasks: { games: 1 } });
      expect((await missionsOf(token)).find(({ kind }) => kind === 'games')).toEqual(games);
      await setProgrammes(['mission'], { taskPoints: {}, dailyTasks: {} });
    });
  });

  describe('the code of the task link', () => {
    const refused = async (code: string) => (await askApp(app, dailyTasks, { body: { code } })).envelope;

    it('is good once, for a minute, and never the session’s token [S1-232]', async () => {
      const { token } = await signedIn(gateway, 'Caio');
      const code = await codeOf(token);
      expect(code).not.toContain(token);
      const [first, second] = await Promise.all([1, 2].map(() => askApp(app, dailyTasks, { body: { code } })));
      expect([first?.status, second?.status].toSorted()).toEqual([200, 401]);
      const late = await codeOf(token);
      gateway.advance(61_000);
      expect(await refused(late)).toMatchObject({ success: false, message: 'handover_invalid' });
      const tampered = await codeOf(token);
      expect(await refused(`${tampered.slice(0, -2)}AA`)).toMatchObject({ message: 'handover_invalid' });
      expect(await refused('')).toMatchObject({ message: 'handover_invalid' });
    });

    it('opens no session and makes no call of the member’s', async () => {
      const { token } = await signedIn(gateway, 'Davi');
      const code = await codeOf(token);
      const client = createClient(gateway, app);
      expect(await client.call(taskCode, { token: code, body: {} })).toMatchObject({ message: 'session_ended' });
    });

    it('ends with its session', async () => {
      const { member, token } = await signedIn(gateway, 'Eva');
      const code = await codeOf(token);
      const { id } = await gateway.db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', member.id)
        .executeTakeFirstOrThrow();
      await endSession(gateway, id);
      expect(await refused(code)).toMatchObject({ message: 'handover_invalid' });
    });

    it.each([
      [4, 'free_reject'],
      [41, 'no_permission'],
    ])('is not given to an account of type %i [S1-008]', async (type, message) => {
      const { token } = await signedIn(gateway, `type${type}`, { type });
      expect((await askApp(app, taskCode, { token, body: {} })).envelope).toMatchObject({ success: false, message });
    });
  });
});
