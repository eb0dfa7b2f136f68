import { idempotencyHeader } from '#src/contract/core/envelope.ts';
import { gameLaunchFB, launchGame } from '#src/contract/vendors/launch.ts';
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

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  let counter = 0;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { gamesOrigin: 'https://games.test' } });
    app = createApp(gateway);
  });
  afterAll(() => gateway.close());

  const signIn = async (type = 0) => {
    const member = await openSession(
      gateway.db,
      await addMember(gateway.db, `member${(counter += 1)}`, { type }),
      gateway.clock(),
    );
    return { member, token: await createAccessToken(gateway, { id: member.sessionId, epoch: 1 }) };
  };
  const body = (rest: Record<string, unknown> = {}) => ({
    category: 'RNG' as const,
    vendor: 'COR',
    gameId: 'g2',
    nodeId: 'COR-2',
    ...rest,
  });
  const codeOf = async (token: string | undefined, rest: Record<string, unknown> = {}) => {
    const { envelope } = await askApp(app, launchGame, { body: body(rest), ...(token !== undefined && { token }) });
    return envelope.success ? 'ok' : envelope.message;
  };

  describe.each([launchGame, gameLaunchFB])('$name', (call) => {
    it('answers where the game runs, with a code that its vendor can use once [S1-365]', async () => {
      const { member, token } = await signIn();
      const launch = v.parse(Launch, await valueOf(app, call, { body: { ...body(), language: 'en' }, token }));
      const url = new URL(launch.url);
      expect(url.origin + url.pathname).toBe('https://games.test/slot/');
      expect(url.searchParams.get('lang')).toBe('en');
      expect(url.searchParams.get('vendor')).toBe('COR');
      expect(launch).toMatchObject({ frame: true, gameName: 'Reef Dragon 2', tellsReady: true });
      expect(launch.openedAt).toBe(gateway.clock());
      const vendor = vendorClient(app, gateway);
      const code = url.searchParams.get('code');
      expect(await vendor.call('authenticate', { code })).toMatchObject({
        status: 200,
        value: { playerId: member.id, language: 'en', game: { nodeId: 'COR-2' } },
      });
      expect(await vendor.call('authenticate', { code })).toMatchObject({ status: 401, code: 'handover_invalid' });
    });
  });

  it('opens a lottery at its own page, and passes the launched prize mode to its vendor [S1-060, S1-301]', async () => {
    const { token } = await signIn();
    await gateway.db
      .insertInto('lotteries')
      .values({ node_id: 'TCG_LOTTO_VN-1', every_minutes: 5, first_minute: 0, open: 1 })
      .execute();
    const lottery = { category: 'LOTT', vendor: 'TCG_LOTTO_VN', gameId: 'lobby', nodeId: '' } as const;
    const vendor = vendorClient(app, gateway, 'TCG_LOTTO_VN');
    for (const [prizeMode, told] of [['SEA', 'SEA'] as const, [undefined, 'Lott'] as const]) {
      const launched = { ...lottery, playType: 'trad' as const, ...(prizeMode && { prizeMode }) };
      const url = new URL((await valueOf(app, launchGame, { body: body(launched), token })).url);
      expect(url.pathname).toBe('/lotto/');
      expect(url.searchParams.get('prize_mode')).toBe(prizeMode ?? null);
      // The vendor ignores the rest of the address: only its code counts.
      expect(await vendor.call('authenticate', { code: url.searchParams.get('code') })).toMatchObject({
        value: { game: { nodeId: 'TCG_LOTTO_VN-1' }, prizeMode: told },
      });
    }
  });

  it('passes the platform to the vendor, WEB 1 or MOBILE 3, and refuses others [S1-036]', async () => {
    const { token } = await signIn();
    for (const [platform, told] of [[1, '1'] as const, [3, '3'] as const, [undefined, '3'] as const]) {
      const { url } = await valueOf(app, launchGame, { body: body(platform && { platform }), token });
      expect(new URL(url).searchParams.get('platform')).toBe(told);
    }
    for (const platform of [2, '3', 'mobile']) expect(await codeOf(token, { platform })).toBe('invalid_request');
  });

  it('says that a vendor refuses framing [S1-307]', async () => {
    const { token } = await signIn();
    expect(
      await valueOf(app, launchGame, {
        body: body({ category: 'LIVE', vendor: 'NOR', gameId: 'g1', nodeId: 'NOR-1' }),
        token,
      }),
    ).toMatchObject({ frame: false });
  });

  it('notes the game as the member’s latest', async () => {
    const { member, token } = await signIn();
    await codeOf(token);
    gateway.advance(1000);
    await codeOf(token, { gameId: 'g3', nodeId: 'COR-3' });
    const recent = await gateway.db
      .selectFrom('recent_games')
      .select('node_id')
      .where('member_id', '=', member.id)
      .orderBy('played_at', 'desc')
      .execute();
    expect(recent.map((row) => row.node_id)).toEqual(['COR-3', 'COR-2']);
  });

  describe('who may play', () => {
    it.each([0, 1, 2])('type %i opens every game [S1-298]', async (type) => {
      const { token } = await signIn(type);
      expect(await codeOf(token)).toBe('ok');
    });

    it('a trial guest opens the games with free play and no other [S1-010]', async () => {
      const { token } = await signIn(4);
      expect(await codeOf(token, { gameId: 'g1', nodeId: 'COR-1' })).toBe('ok');
      expect(await codeOf(token)).toBe('free_reject');
    });

    it.each([3, 41, 42])('type %i opens none [S1-298]', async (type) => {
      const { token } = await signIn(type);
      expect(await codeOf(token, { gameId: 'g1', nodeId: 'COR-1' })).toBe('free_reject');
    });

    it('no caller without a session', async () => {
      expect(await codeOf(undefined)).toBe('not_logged_in');
    });
  });

  describe('what is launched', () => {
    it.each([
      ['a game by its node alone', { gameId: '' }, 'ok'],
      ['a game by the vendor’s own id', { nodeId: '' }, 'ok'],
      ['an unknown node', { nodeId: 'COR-9999', gameId: '' }, 'game_not_found'],
      ['an unknown id', { nodeId: '', gameId: 'g9999' }, 'game_not_found'],
      ['a node that has another id', { gameId: 'g3' }, 'game_not_found'],
      ['a game of another vendor', { vendor: 'NOR' }, 'game_not_found'],
      ['an unknown vendor', { vendor: 'NOBODY', gameId: '', nodeId: '' }, 'game_not_found'],
      ['a game that is gone', { nodeId: 'COR-60', gameId: 'g60' }, 'game_unavailable'],
      ['a game of a closed vendor', { vendor: 'FEC', nodeId: 'FEC-1', gameId: 'g1' }, 'vendor_closed'],
      ['the lobby of a closed vendor', { vendor: 'FEC', nodeId: '', gameId: '' }, 'vendor_closed'],
    ])('%s', async (_what, rest, code) => {
      const { token } = await signIn();
      expect(await codeOf(token, rest)).toBe(code);
    });

    it('a lottery in the prize mode and the way of playing that were asked for [S1-302]', async () => {
      const { token } = await signIn();
      const searchOf = async (rest: Record<string, unknown>) =>
        new URL((await valueOf(app, launchGame, { body: body(rest), token })).url).searchParams;
      const search = await searchOf({ prizeMode: 'ZY', playType: 'trad' });
      expect([search.get('prize_mode'), search.get('play_type')]).toEqual(['ZY', 'trad']);
      const plain = await searchOf({});
      expect([plain.has('prize_mode'), plain.has('play_type')]).toEqual([false, false]);
    });

    it('a lottery by the code of its lobby [S1-300]', async () => {
      const { token } = await signIn();
      const lottery = body({ category: 'LOTT', vendor: 'TCG_LOTTO_VN', gameId: 'lobby', nodeId: '' });
      expect(await valueOf(app, launchGame, { body: lottery, token })).toMatchObject({ gameName: 'Loteria' });
    });

    it('a vendor’s lobby: its first game of the category when it has none of its own, and never a lottery', async () => {
      const { token } = await signIn();
      const lobbyOf = async (category: string, gameId = '') =>
        (await valueOf(app, launchGame, { body: body({ category, gameId, nodeId: '' }), token })).gameName;
      expect(await lobbyOf('FISH')).toBe('Pesca Profunda');
      expect(await lobbyOf('LIVE', 'lobby')).toBe('Dragão do Recife 1');
      const rhythm = { every_minutes: 5, first_minute: 0, open: 1 } as const;
      await gateway.db
        .insertInto('lotteries')
        .values({ node_id: 'COR-101', ...rhythm })
        .execute();
      expect(await lobbyOf('FISH')).toBe('Dragão do Recife 1');
    });

    it('never an entry that only opens a vendor’s list [S1-303]', async () => {
      await gateway.db.updateTable('games').set({ is_game_h5: 'VASSALAGE' }).where('node_id', '=', 'COR-7').execute();
      const { token } = await signIn();
      expect(await codeOf(token, { gameId: 'g7', nodeId: 'COR-7' })).toBe('game_not_found');
    });
  });

  it('answers a repeated request with the same address, and another request with another', async () => {
    const { member, token } = await signIn();
    const ask = async (key: string) =>
      valueOf(app, launchGame, { body: body(), token, headers: { [idempotencyHeader]: key } });
    const first = await ask('first-tap-of-this');
    expect(await ask('first-tap-of-this')).toEqual(first);
    expect(await ask('second-tap-of-this')).not.toEqual(first);
    const rows = await gateway.db
      .selectFrom('launch_codes')
      .select('code_hash')
      .where('member_id', '=', member.id)
      .execute();
    expect(rows).toHaveLength(2);
  });

  it('stores no code that could be read from the database', async () => {
    const { token } = await signIn();
    const { url } = await valueOf(app, launchGame, { body: body(), token });
    const code = new URL(url).searchParams.get('code') ?? '';
    const rows = await gateway.db.selectFrom('launch_codes').selectAll().execute();
    expect(code.length).toBeGreaterThan(40);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});
