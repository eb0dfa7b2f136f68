import { gameList } from '#src/contract/lobby/games.ts';
import { systemStatus, whiteLabel } from '#src/contract/site/system.ts';
import { lobbyNews, notice } from '#src/contract/lobby/news.ts';
import { customerService } from '#src/contract/site/support.ts';
import { country } from '#src/contract/site/countries.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { App } from '#gateway/http/app-env.ts';
import { createApp } from '#gateway/app.ts';
import type { Flag } from '#gateway/db/flag.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { setFlag } from '#gateway/testing/set-flag.ts';
import { readStatus } from './site-status.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { trustedProxies: 1, imageCdns: ['https://cdn.example'] } });
    app = createApp(gateway);
    const { db } = gateway;
    await db
      .insertInto('resources')
      .values([
        { resource_type: 'Android', url: 'https://play.example/mare', sort_order: 2 },
        { resource_type: 'IOS', url: 'https://apps.example/mare', sort_order: 1 },
      ])
      .execute();
    await db
      .insertInto('service_entries')
      .values({
        id: 'chat',
        cs_type: 'CHAT',
        title_pt: 'Atendimento',
        title_en: 'Support',
        path: 'c2VjcmV0MTIzNDU2Nzg=',
        sort_order: 1,
      })
      .execute();
    await db
      .insertInto('countries')
      .values([
        { code: 'PT', name_pt: 'Portugal', name_en: 'Portugal', dialing_code: '351', is_default: 0, sort_order: 2 },
        { code: 'BR', name_pt: 'Brasil', name_en: 'Brazil', dialing_code: '55', is_default: 1, sort_order: 1 },
      ])
      .execute();
    await setState({ maintenance: 0, region_restriction: 0 });
  });
  beforeEach(() => setState({ maintenance: 0, region_restriction: 0 }));
  afterAll(() => gateway.close());

  async function setState(state: { maintenance: Flag; region_restriction: Flag }) {
    await gateway.db.updateTable('site_state').set(state).where('merchant_code', '=', 'mare').execute();
    gateway.events.emit('changed', 'status');
  }
  const list = () =>
    askApp(app, gameList, { query: { merchant: 'mare', platform: 'html5', pageNo: '1', language: 'pt' } });

  it('answers the status with every part [S1-264, S1-265, S1-387, S2-183]', async () => {
    const status = await valueOf(app, systemStatus);
    expect(status).toMatchObject({
      info: {
        customerService: [{ csType: 'CHAT', title: 'Atendimento', path: 'c2VjcmV0MTIzNDU2Nzg=' }],
        domainRoute: [],
        mobileTemplate: { mem_cen: 'base', dep_func: 'base' },
        paths: {},
        register: { username: true, mobileNum: false, email: false, captcha: false },
        resources: [
          { resourceType: 'IOS', url: 'https://apps.example/mare' },
          { resourceType: 'Android', url: 'https://play.example/mare' },
        ],
        whitelabel: { merchantCode: 'mare', currency: 'BRL', currencySymbol: 'R$', ageLimit: 18 },
        mainDomain: gateway.config.publicOrigin,
        imageCDNs: ['https://cdn.example'],
        encryption: { kty: 'EC', crv: 'P-256' },
      },
      maintenance: false,
      regionRestriction: false,
    });
  });

  it('says that its games are a demonstration where the demo vendor serves them, and nowhere else', async () => {
    const told = async (demo: boolean) =>
      (await readStatus({ ...gateway, config: { ...gateway.config, demo } }, '')).info.demonstration;
    expect(await told(true)).toBe(true);
    expect(await told(false)).toBeUndefined();
  });

  it('gives every visitor of an open site one answer without an address [S1-265]', async () => {
    const answers = await Promise.all(
      ['203.0.113.1', '203.0.113.2'].map((ip) => askApp(app, systemStatus, { headers: { 'X-Forwarded-For': ip } })),
    );
    expect(answers[0]?.envelope).toEqual(answers[1]?.envelope);
    expect(JSON.stringify(answers)).not.toContain('203.0.113');
    expect(answers[0]?.headers.get('Cache-Control')).toBe('public, max-age=0, must-revalidate');
  });

  it('shows each visitor of a closed site their own address, and caches it nowhere [S1-265]', async () => {
    await setState({ maintenance: 0, region_restriction: 1 });
    const answers = await Promise.all(
      ['203.0.113.1', '203.0.113.2'].map((ip) => askApp(app, systemStatus, { headers: { 'X-Forwarded-For': ip } })),
    );
    expect(answers.map(({ envelope }) => envelope)).toMatchObject([
      { value: { regionRestriction: true, location: { ip: '203.0.113.1' } } },
      { value: { regionRestriction: true, location: { ip: '203.0.113.2' } } },
    ]);
    for (const { headers } of answers) expect(headers.get('Cache-Control')).toBe('no-store');
  });

  it('refuses other calls during maintenance with a Retry-After; status, settings and notices are answered [S1-242, S1-244, S1-392]', async () => {
    expect((await list()).status).toBe(200);
    await setState({ maintenance: 1, region_restriction: 1 });
    const { status, headers, envelope } = await list();
    expect([status, envelope]).toEqual([503, { success: false, message: 'maintenance', value: { retryAfter: 60 } }]);
    expect(headers.get('Retry-After')).toBe('60');
    expect(await valueOf(app, systemStatus)).toMatchObject({ maintenance: true, regionRestriction: true });
    expect((await valueOf(app, whiteLabel)).merchantCode).toBe('mare');
    expect((await askApp(app, notice, { query: { language: 'en' } })).status).toBe(200);
    expect((await askApp(app, lobbyNews, { query: { language: 'en' } })).status).toBe(503);
    for (const path of ['/healthz', '/wps/docs', '/wps/openapi.json'])
      expect((await app.request(path)).status).toBe(200);
  });

  it('refuses other calls to a restricted region [S1-243]', async () => {
    await setState({ maintenance: 0, region_restriction: 1 });
    expect((await list()).envelope).toEqual({ success: false, message: 'region_restricted' });
    await setState({ maintenance: 0, region_restriction: 0 });
    expect((await list()).status).toBe(200);
  });

  it('says in which prize mode the merchant opens lotteries [S1-300]', async () => {
    const merchant = gateway.db.selectFrom('merchants').select('settings').where('code', '=', 'mare');
    const { settings } = await merchant.executeTakeFirstOrThrow();
    const set = async (changed: string) => {
      await gateway.db.updateTable('merchants').set({ settings: changed }).where('code', '=', 'mare').execute();
      gateway.events.emit('changed', 'status');
    };
    expect((await valueOf(app, systemStatus)).info.lotteryPrizeMode).toBeUndefined();
    await set(JSON.stringify({ ...(JSON.parse(settings) as object), lotteryPrizeMode: 'ZY' }));
    expect((await valueOf(app, systemStatus)).info.lotteryPrizeMode).toBe('ZY');
    await set(settings);
  });

  it('answers the white-label settings alone, at their own path, and never others than the status does [S1-388]', async () => {
    expect([whiteLabel.method, whiteLabel.path]).toEqual(['GET', '/wps/system/whitelabel']);
    const both = async () => [await valueOf(app, whiteLabel), (await valueOf(app, systemStatus)).info.whitelabel];
    for (const isOn of [true, false]) {
      await setFlag(gateway.db, 'CBS3', isOn);
      gateway.events.emit('changed', 'status');
      const [alone, ofStatus] = await both();
      expect(alone).toEqual(ofStatus);
      expect(alone).toMatchObject({ merchantCode: 'mare', flags: { CBS3: isOn } });
    }
    await setState({ maintenance: 1, region_restriction: 1 });
    const [alone, ofStatus] = await both();
    expect(alone).toEqual(ofStatus);
  });

  it('answers the countries in order with the default one, named in the asked language [S1-389]', async () => {
    expect([country.method, country.path]).toEqual(['GET', '/wps/system/country']);
    expect(await valueOf(app, country, { query: { language: 'en' } })).toEqual({
      defaultCode: 'BR',
      list: [
        { code: 'BR', name: 'Brazil', dialingCode: '55' },
        { code: 'PT', name: 'Portugal', dialingCode: '351' },
      ],
    });
    expect((await valueOf(app, country)).list[0]?.name).toBe('Brasil');
  });

  it('answers the customer-service links encrypted as they are stored [S1-261]', async () => {
    expect(await valueOf(app, customerService, { query: { language: 'en' } })).toEqual([
      { csType: 'CHAT', title: 'Support', path: 'c2VjcmV0MTIzNDU2Nzg=' },
    ]);
  });
});
