import { wallet } from '#src/contract/account/member.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createAccessToken } from '../identity/session/access-token.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, fundMember, openSession } from '#gateway/testing/test-members.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const signIn = async (account: string, minor?: number, currency?: string) => {
    const row = await addMember(gateway.db, account);
    if (minor !== undefined) await fundMember(gateway.db, row.id, minor, currency);
    const { sessionId } = await openSession(gateway.db, row, gateway.clock());
    return createAccessToken(gateway, { id: sessionId, epoch: 1 });
  };

  it('is a decimal string in the merchant’s currency, from no cache [S1-022] [S1-023]', async () => {
    const token = await signIn('rich', 125_000_005);
    const { headers, envelope } = await askApp(app, wallet, { token });
    expect(envelope).toEqual({
      success: true,
      value: { sumBalance: '1250000.05', currency: 'BRL', main: '1250000.05', wallets: [] },
    });
    expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('is nothing for a member without one, and leaves money of another currency aside', async () => {
    expect(await valueOf(app, wallet, { token: await signIn('none') })).toEqual({
      ...{ sumBalance: '0.00', currency: 'BRL', main: '0.00', wallets: [] },
    });
    expect(await valueOf(app, wallet, { token: await signIn('abroad', 700, 'CNY') })).toEqual({
      ...{ sumBalance: '0.00', currency: 'BRL', main: '0.00', wallets: [] },
    });
  });

  it('is each member’s own', async () => {
    const [first, second] = [await signIn('first', 100), await signIn('second', 200)];
    expect([
      (await valueOf(app, wallet, { token: first })).sumBalance,
      (await valueOf(app, wallet, { token: second })).sumBalance,
    ]).toEqual(['1.00', '2.00']);
    expect((await askApp(app, wallet)).status).toBe(401);
  });
});
