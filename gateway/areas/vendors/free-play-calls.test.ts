import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { chips, freePlayLogin, freePlayLoginByGet } from '#src/contract/vendors/free-play.ts';
import { Launch } from '#src/contract/vendors/launch.schema.ts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { createAccessToken } from '../identity/session/access-token.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember, openSession } from '#gateway/testing/test-members.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';

const game = { category: 'RNG', vendor: 'COR', gameId: 'g1', nodeId: 'COR-1', moduleId: 'FREE' } as const;

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { gamesOrigin: 'https://games.test' } });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const signIn = async (type: number) => {
    const row = await addMember(gateway.db, `member${(counter += 1)}`, { type });
    const member = await openSession(gateway.db, row, gateway.clock());
    return { member, token: await createAccessToken(gateway, { id: member.sessionId, epoch: 1 }) };
  };
  const cookieOf = (headers: Headers) => (headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const play = (rest: object = {}, headers: Record<string, string> = {}, token?: string) =>
    askApp(app, freePlayLogin, { body: { ...game, ...rest }, headers, ...(token && { token }) });
  const codeOf = async (...asked: Parameters<typeof play>) => {
    const { envelope } = await play(...asked);
    return envelope.success ? 'ok' : envelope.message;
  };
  const playerOf = async ({ envelope }: Awaited<ReturnType<typeof play>>) => {
    const { url } = v.parse(Launch, envelope.value);
    const code = new URL(url).searchParams.get('code');
    const { value } = await vendorClient(app, gateway).call('authenticate', { code });
    return value;
  };

  describe('a visitor', () => {
    it('opens a game with free play at once, and is known again by a cookie out of reach [S2-196]', async () => {
      const first = await play();
      expect(first.headers.get('Set-Cookie')).toMatch(
        /^mare_play=[\w-]{43}; Max-Age=86400; Path=\/wps\/session\/login\/freeplay; HttpOnly; Secure; SameSite=Lax$/,
      );
      const player = await playerOf(first);
      expect(player).toMatchObject({ demo: true, currency: 'XTS', balance: '1000.00', playerName: '***' });
      expect(player['playerId']).toMatch(/^play-/);
      const again = await playerOf(await play({}, { Cookie: cookieOf(first.headers) }));
      expect(again['playerId']).toBe(player['playerId']);
      expect((await playerOf(await play()))['playerId']).not.toBe(player['playerId']);
    });

    it('may ask by GET as well [S2-196]', async () => {
      const query = { ...game, language: 'en' } as const;
      const headers = { [idempotencyHeader]: 'asked-by-get' };
      const launch = await valueOf(app, freePlayLoginByGet, { query, headers });
      expect(launch).toMatchObject({ frame: true, gameName: 'Reef Dragon 1' });
      // A link sends no such header.
      const { envelope } = await askApp(app, freePlayLoginByGet, { query });
      expect(envelope).toMatchObject({ message: 'invalid_request', value: { fields: [idempotencyHeader] } });
    });

    it('is one player over retries after a lost response', async () => {
      const headers = { [idempotencyHeader]: 'the-same-tap-1' };
      const answers = await Promise.all([play({}, headers), play({}, headers), play({}, headers)]);
      expect(new Set(answers.map(({ envelope }) => JSON.stringify(envelope))).size).toBe(1);
      expect(new Set(answers.map((answer) => cookieOf(answer.headers))).size).toBe(1);
    });

    it('reads the demo balance, and none without a cookie', async () => {
      const { headers } = await play();
      expect(await valueOf(app, chips, { headers: { Cookie: cookieOf(headers) } })).toEqual({ chips: 100_000, won: 0 });
      expect(await valueOf(app, chips)).toEqual({ chips: 0, won: 0 });
      expect(await valueOf(app, chips, { headers: { Cookie: 'mare_play=somebody-else' } })).toEqual({
        chips: 0,
        won: 0,
      });
    });

    it('leaves no recent game and no session', async () => {
      const before = await gateway.db.selectFrom('sessions').select('id').execute();
      await play();
      expect(await gateway.db.selectFrom('recent_games').selectAll().execute()).toEqual([]);
      expect(await gateway.db.selectFrom('sessions').select('id').execute()).toEqual(before);
    });
  });

  it.each([
    ['a game without free play', { gameId: 'g2', nodeId: 'COR-2' }, 'free_reject'],
    ['another module', { moduleId: 'OTHER' }, 'game_unavailable'],
    ['an unknown game', { nodeId: 'COR-9999', gameId: '' }, 'game_not_found'],
  ])('refuses %s', async (_what, rest, code) => {
    expect(await codeOf(rest)).toBe(code);
  });

  it('refuses a page of another origin, by any method: it sets a cookie', async () => {
    expect(await codeOf({}, { 'Sec-Fetch-Site': 'cross-site' })).toBe('no_permission');
    const { envelope } = await askApp(app, freePlayLoginByGet, {
      query: game,
      headers: { 'Sec-Fetch-Site': 'cross-site' },
    });
    expect(envelope.success).toBe(false);
  });

  it('limits the demo players of one address an hour', async () => {
    const limited = await createTestGateway({ dialect, config: { rateLimitFactor: 1 } });
    const site = createApp(limited);
    const codes: string[] = [];
    for (let asked = 0; asked < 70; asked += 1) {
      await limited.limits.reset('launch', '127.0.0.1');
      const { envelope } = await askApp(site, freePlayLogin, { body: game });
      codes.push(envelope.success ? 'ok' : envelope.message);
    }
    await limited.close();
    expect(codes.filter((code) => code === 'ok')).toHaveLength(60);
  });

  it('a trial guest plays in the session, with the same demo balance by either call [S1-010]', async () => {
    const { member, token } = await signIn(4);
    const answer = await play({}, {}, token);
    expect(answer.headers.get('Set-Cookie')).toBeNull();
    const player = await playerOf(answer);
    expect(player).toMatchObject({ demo: true, currency: 'XTS' });
    expect(await valueOf(app, chips, { token })).toEqual({ chips: 100_000, won: 0 });
    const bet = {
      ...{ playerId: player['playerId'], playerToken: player['playerToken'], amount: '1.00', currency: 'XTS' },
      ...{ nodeId: 'COR-1', roundId: 'r', transactionId: `t-${member.id}` },
    };
    const vendor = vendorClient(app, gateway);
    expect(await vendor.call('bet', bet)).toMatchObject({ code: 'ok' });
    await gateway.db
      .updateTable('sessions')
      .set({ ended_at: gateway.clock() })
      .where('id', '=', member.sessionId)
      .execute();
    expect(await vendor.call('bet', { ...bet, transactionId: 'later' })).toMatchObject({ code: 'token_expired' });
  });
});
