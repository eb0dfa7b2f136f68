import { dividendInfo } from '#src/contract/site/contracts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createAccessToken } from '../../identity/session/access-token.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { openSession } from '#gateway/testing/test-members.ts';
import { contractScene } from './testing/contract-scene.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let scene: ReturnType<typeof contractScene>;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    scene = contractScene(gateway);
  });
  afterAll(() => gateway.close());

  /** A member of a type, and for an agent the leader of a team. */
  const signIn = async (type: number) => {
    const { id } = await scene.join(null, 3);
    await gateway.db.updateTable('members').set({ type }).where('id', '=', id).execute();
    const row = await gateway.db.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    const signedIn = async () => {
      const { sessionId } = await openSession(gateway.db, row, gateway.clock());
      return createAccessToken(gateway, { id: sessionId, epoch: 1 });
    };
    return { id, token: await signedIn(), signedIn };
  };
  const nothing = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };
  const terms = { tiers: [{ turnover: 0, active: 0, rate: 10 }], until: '2026-12-31' };

  it('names the kinds of contracts that wait for the agent, by the token in header or query, until they are answered [S2-213]', async () => {
    const { id, signedIn } = await signIn(3);
    await scene.give(id, { kind: 'hourly', ...terms });
    await scene.nextDay();
    const other = await signIn(3);
    const token = await signedIn();
    expect(await valueOf(app, dividendInfo, { token, query: {} })).toEqual(nothing);
    const hourly = await scene.offer(id, { kind: 'hourly', ...terms });
    await scene.offer(id, { kind: 'salary', ...terms });
    const asked = { ...nothing, dailysalreqtype: 'NEW', contracthoursalreq: 'CHANGE' };
    expect(await valueOf(app, dividendInfo, { token, query: {} })).toEqual(asked);
    expect(await valueOf(app, dividendInfo, { query: { token } })).toEqual(asked);
    expect(await valueOf(app, dividendInfo, { token: other.token, query: {} })).toEqual(nothing);
    if ('why' in hourly) throw new Error(hourly.why);
    await scene.refuse(id, hourly.id);
    expect(await valueOf(app, dividendInfo, { token, query: {} })).toEqual({ ...nothing, dailysalreqtype: 'NEW' });
  });

  it.each([
    [4, 'free_reject'],
    [41, 'no_permission'],
    [42, 'no_permission'],
    [40, 'session_ended'],
  ])('is refused to type %i with %s', async (type, code) => {
    const { token } = await signIn(type);
    expect((await askApp(app, dividendInfo, { token, query: {} })).envelope).toMatchObject({ message: code });
  });
});
