import { gameInfo } from '#src/contract/lobby/game-info.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import { describeGames } from '#gateway/server/describe-games.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
    app = createApp(gateway);
    await describeGames(gateway);
  });
  afterAll(() => gateway.close());

  const read = (nodeId: string, language: 'pt' | 'en') => valueOf(app, gameInfo, { query: { nodeId, language } });

  it('shows a guest the vendor’s description of a game, in the requested language', async () => {
    const [pt, en] = [await read('COR-1', 'pt'), await read('COR-1', 'en')];
    expect(pt).toMatchObject({
      nodeId: 'COR-1',
      vendorName: 'Casa COR',
      told: { returnPercent: '96.19', volatility: 'low', maxBet: '100.00', languages: ['pt', 'en'] },
    });
    expect(pt.told?.rules.join(' ')).toContain('Substitui qualquer símbolo');
    expect(en.told?.rules.join(' ')).toContain('Pearl');
    expect(en.displayName).toBe('Reef Dragon 1');
  });

  it('says so where the vendor describes nothing', async () => {
    const { nodeId } = await gateway.db
      .selectFrom('games')
      .select('node_id as nodeId')
      .where('vassalage', '=', 'FEC')
      .executeTakeFirstOrThrow();
    expect(await read(nodeId, 'pt')).toMatchObject({ vendorName: 'Casa FEC', told: null });
  });

  it('knows no game that is not in the lobby', async () => {
    const query = { nodeId: 'COR-none', language: 'pt' };
    expect(await askApp(app, gameInfo, { query })).toMatchObject({
      status: 404,
      envelope: { message: 'game_not_found' },
    });
  });

  it('writes what has changed alone, and notes it', async () => {
    const version = async () =>
      (
        await gateway.db
          .selectFrom('changes')
          .select('version')
          .where('topic', '=', 'vendors')
          .executeTakeFirstOrThrow()
      ).version;
    const before = await version();
    await describeGames(gateway);
    expect(await version()).toBe(before);
    await gateway.db.updateTable('told_games').set({ volatility: 'high' }).where('vassalage', '=', 'COR').execute();
    await describeGames(gateway);
    expect(await version()).toBe(before + 1);
    expect((await read('COR-1', 'pt')).told?.volatility).toBe('low');
  });
});
