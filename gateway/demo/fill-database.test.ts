import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askApp, valueOf } from '../testing/call-app.ts';
import { gameList, getVassGameType, hotGames } from '#src/contract/lobby/games.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { customerService } from '#src/contract/site/support.ts';
import { country } from '#src/contract/site/countries.ts';
import { rankList } from '#src/contract/vendors/winners.ts';
import { createApp } from '../app.ts';
import { createGateway, type Gateway } from '../context/gateway.ts';
import type { OpenDatabase } from '../db/open-database.ts';
import { checkLedger } from '../ledger/ledger-check.ts';
import { readConfig } from '../process/config.ts';
import { forEachDatabase, openTestDatabase } from '../testing/databases.ts';
import { openServicePath } from '#gateway/areas/site/service-path.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { fillDatabase } from './fill-database.ts';

const site = { PUBLIC_ORIGIN: 'https://mare.example', GAMES_ORIGIN: 'https://games.example' };

forEachDatabase((dialect) => {
  let open: OpenDatabase;
  beforeEach(async () => {
    open = await openTestDatabase(dialect);
  });
  afterEach(() => open.close());

  const gatewayFor = (environment: Record<string, string>): Gateway =>
    createGateway({
      ...open,
      config: readConfig({ LOG_LEVEL: 'silent', DEMO_TEAM: 'off', ...environment }),
      masterSecret: 'a-secret-for-tests-alone-0123456789abcdef',
    });
  const rows = async (table: 'members' | 'vendors' | 'games' | 'journals' | 'accounts' | 'announcements') =>
    (await open.db.selectFrom(table).selectAll().execute()).length;

  describe('an empty database', () => {
    it('of a public site has no members and no money, and its calls work', async () => {
      const gateway = gatewayFor(site);
      expect(await Promise.all([fillDatabase(gateway), fillDatabase(gateway)])).toEqual([false, false]);
      for (const table of ['members', 'vendors', 'games', 'journals', 'accounts', 'announcements'] as const)
        expect([table, await rows(table)]).toEqual([table, 0]);
      expect(await checkLedger(open.db)).toEqual([]);

      const app = createApp(gateway);
      const status = await valueOf(app, systemStatus);
      expect(status).toMatchObject({ maintenance: false, regionRestriction: false });
      expect(status.info.whitelabel).toMatchObject({ merchantCode: 'mare', currency: 'BRL', promotions: [] });
      expect(JSON.stringify(status)).not.toContain('.example/');
      const asked = { platform: 'html5', language: 'pt' } as const;
      expect(await valueOf(app, hotGames, { query: { ...asked, merchantCode: 'mare', isPlatform: 2 } })).toEqual({
        games: [],
      });
      expect(await valueOf(app, gameList, { query: { ...asked, merchant: 'mare', pageNo: 1 } })).toMatchObject({
        games: [],
        totalCount: 0,
      });
      expect(await valueOf(app, getVassGameType, { query: { merchant_code: 'mare' } })).toMatchObject({ sorting: [] });
      expect((await valueOf(app, country, { query: { language: 'pt' } })).defaultCode).toBe('BR');
      expect((await askApp(app, rankList, { query: { gameCategory: 'ALL', language: 'pt' } })).status).toBe(200);
    });

    it('has the merchant that the settings name, under its own name', async () => {
      const gateway = gatewayFor({ ...site, MERCHANT: 'onda' });
      await fillDatabase(gateway);
      const { info } = await valueOf(createApp(gateway), systemStatus);
      expect(info.whitelabel).toMatchObject({ merchantCode: 'onda', brandName: 'onda' });
    });

    it('that was begun as a site never takes the demonstration in', async () => {
      await fillDatabase(gatewayFor(site));
      expect(await fillDatabase(gatewayFor({ ...site, DEMO: 'on', DEMO_ON_PUBLIC_ORIGIN: 'yes' }))).toBe(false);
      expect(await fillDatabase(gatewayFor({}))).toBe(false);
      expect(await rows('members')).toBe(0);
    });
  });

  it('gives every service entry its type, a title and a path that only its key opens [S1-209]', async () => {
    await fillDatabase(gatewayFor({}));
    const services = await valueOf(createApp(gatewayFor({})), customerService, { query: { language: 'en' } });
    const opened = services.map(({ csType, title, path }) => [csType, title, new URL(openServicePath(path)).pathname]);
    expect(opened).toEqual([
      ['LIVECHAT', 'Live service', '/chat'],
      ['LIVECHAT 1', 'Payments and withdrawals', '/chat'],
      ['EMAIL', 'E-mail', 'ajuda@mare.example'],
      ['PHONE', 'Phone, every day 8 a.m. to 10 p.m.', '0800-000-0000'],
      ['TELEGRAM', 'Maré on Telegram', '/telegram'],
    ]);
  });

  it('serves the demonstration on this machine, and as a site only once its accounts are locked', async () => {
    expect(await fillDatabase(gatewayFor({}))).toBe(true);
    expect(await rows('members')).toBeGreaterThan(DEMO_ACCOUNTS.length);
    await expect(fillDatabase(gatewayFor(site))).rejects.toThrow(/published.*helena\.prado, .*marina\.costa/);
    await expect(fillDatabase(gatewayFor({ DEMO: 'off' }))).rejects.toThrow('published');
    const names = DEMO_ACCOUNTS.map(({ account }) => account);
    await open.db.updateTable('members').set({ status: 'locked' }).where('account', 'in', names).execute();
    expect(await fillDatabase(gatewayFor(site))).toBe(false);
  });
});
