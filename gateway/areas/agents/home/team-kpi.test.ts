import { afterAll, beforeAll, expect, it } from 'vitest';
import { teamKpi } from '#src/contract/agents/team-kpi.ts';
import { dayIn } from '#src/contract/core/age.ts';
import { createApp } from '#gateway/app.ts';
import type { App } from '#gateway/http/app-env.ts';
import { countVisit } from '#gateway/ledger/teams/member-days.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { teamScene } from '#gateway/testing/team-scene.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { createAccessToken } from '../../identity/session/access-token.ts';

const minute = 60_000;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let scene: ReturnType<typeof teamScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    scene = teamScene(gateway);
  });
  afterAll(() => gateway.close());

  const dayAgo = (days: number) => dayIn(gateway.clock() - days * 86_400_000, 'America/Sao_Paulo');
  const signIn = async ({ id }: { id: string }) => {
    const member = await gateway.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const { sessionId } = await openSession(gateway.db, member, gateway.clock());
    return createAccessToken(gateway, { id: sessionId, epoch: 1 });
  };
  const ask = async (member: { id: string }, from = 0, size = 0, to = 0) =>
    valueOf(app, teamKpi, {
      token: await signIn(member),
      query: { startDate: dayAgo(from), endDate: dayAgo(to), size: String(size) },
    });

  it('counts who logged in, bet, registered and is online, each once, over any days [S2-128, S2-212, S2-219]', async () => {
    const leader = await scene.join(null, 3);
    const agent = await scene.join(leader.id, 3);
    const player = await scene.join(agent.id);
    await scene.join(agent.id);
    await countVisit(gateway.db, player.id, gateway.clock());
    await scene.play(player.id, 1000);
    await scene.play(player.id, 1000);
    const today = { teamLoginMemberCount: 1, teamBetMemberCount: 1, teamRegisterMemberCount: 3 };
    expect((await ask(leader)).footer).toEqual({ ...today, teamOnlineCount: 0 });
    expect(await ask(leader)).toMatchObject({ list: [], at: gateway.clock() });
    expect((await ask(agent)).footer).toMatchObject({ teamRegisterMemberCount: 2 });
  });

  it('lists the last days, closed and open, and a whole period counts a member once', async () => {
    const leader = await scene.join(null, 3);
    const [one, other] = [await scene.join(leader.id), await scene.join(leader.id)];
    await scene.play(one.id, 1000);
    await scene.nextDay();
    await scene.play(one.id, 1000);
    await scene.play(other.id, 1000);
    const { list, footer } = await ask(leader, 2, 7);
    expect(list.map(({ day, teamBetMemberCount: bet, teamRegisterMemberCount: new_ }) => [day, bet, new_])).toEqual([
      [dayAgo(1), 1, 2],
      [dayAgo(0), 2, 0],
    ]);
    expect(footer).toMatchObject({ teamBetMemberCount: 2, teamRegisterMemberCount: 2 });
    expect((await ask(leader, 1, 1, 1)).list).toHaveLength(1);
  });

  it('says who is online, until their page is not used any more', async () => {
    const leader = await scene.join(null, 3);
    const player = await scene.join(leader.id);
    await signIn(player);
    await signIn(player);
    expect((await ask(leader)).footer.teamOnlineCount).toBe(1);
    gateway.advance(16 * minute);
    expect((await ask(leader)).footer.teamOnlineCount).toBe(0);
  });

  it('counts a day to come as today, and nothing for an agent without a team', async () => {
    const leader = await scene.join(null, 3);
    await scene.join(leader.id);
    expect((await ask(leader, -1, 3, -1)).footer.teamRegisterMemberCount).toBe(1);
    const alone = await addMember(gateway.db, 'alone', { type: 3 });
    const none = { teamLoginMemberCount: 0, teamBetMemberCount: 0, teamRegisterMemberCount: 0, teamOnlineCount: 0 };
    expect((await ask(alone)).footer).toEqual(none);
  });

  it.each([
    ['2026-03-02', '2026-03-01'],
    ['2026-01-01', '2026-12-31'],
    ['2026-02-30', '2026-02-30'],
    ['today', 'today'],
    ['2026-3-1', '2026-3-1'],
  ])('refuses the period from %s to %s', async (startDate, endDate) => {
    const leader = await scene.join(null, 3);
    const { status } = await askApp(app, teamKpi, { token: await signIn(leader), query: { startDate, endDate } });
    expect(status).toBe(400);
  });
});
