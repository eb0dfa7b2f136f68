import { dividendInfo } from '#src/contract/site/contracts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createAccessToken } from '../identity/session/access-token.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const signIn = async (account: string, type: number) => {
    const row = await addMember(gateway.db, account, { type });
    const { sessionId } = await openSession(gateway.db, row, gateway.clock());
    return { id: row.id, token: await createAccessToken(gateway, { id: sessionId, epoch: 1 }) };
  };
  const nothing = { dailysalreqtype: '', divtypecompperiodreq: '', contracthoursalreq: '' };

  it('names the contracts that the member is asked about, by the token in header or query [S2-213]', async () => {
    const { id, token } = await signIn('asked', 3);
    const other = await signIn('other', 3);
    expect(await valueOf(app, dividendInfo, { token, query: {} })).toEqual(nothing);
    await gateway.db
      .insertInto('contract_requests')
      .values([
        { member_id: id, kind: 'salary', request: 'NEW', created_at: 0 },
        { member_id: id, kind: 'hourly', request: 'CHANGE', created_at: 0 },
      ])
      .execute();
    const asked = { ...nothing, dailysalreqtype: 'NEW', contracthoursalreq: 'CHANGE' };
    expect(await valueOf(app, dividendInfo, { token, query: {} })).toEqual(asked);
    expect(await valueOf(app, dividendInfo, { query: { token } })).toEqual(asked);
    expect(await valueOf(app, dividendInfo, { token: other.token, query: {} })).toEqual(nothing);
  });

  it.each([
    [4, 'free_reject'],
    [41, 'no_permission'],
    [42, 'no_permission'],
    [40, 'session_ended'],
  ])('is refused to type %i with %s', async (type, code) => {
    const { token } = await signIn(`type${type}`, type);
    expect((await askApp(app, dividendInfo, { token, query: {} })).envelope).toMatchObject({ message: code });
  });
});
