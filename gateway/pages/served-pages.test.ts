import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { App } from '../http/app-env.ts';
import { writeTestBuild } from '../testing/test-build.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { createServedDocuments, type ServedDocuments } from './served-documents.ts';

const shared = globalThis as {
  holdRendering?: Promise<void> | undefined;
  failRendering?: boolean;
  renderings?: number;
  running?: number;
  mostRunning?: number;
};

describe('the documents of pages that are not home', () => {
  const distDir = writeTestBuild();
  let gateway: TestGateway;
  let app: App;
  let documents: ServedDocuments;
  beforeAll(async () => {
    gateway = await createTestGateway({ config: { distDir } });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(distDir, { recursive: true });
  });
  beforeEach(async () => {
    app = createApp(gateway, () => documents);
    documents = await createServedDocuments(gateway, app);
    await documents.refresh();
    Object.assign(shared, { renderings: 0, running: 0, mostRunning: 0 });
  });
  afterEach(() => documents.stop());
  const html = async (path: string, headers = {}) => (await app.request(path, { headers })).text();
  const shell = '<div id="root"></div>';

  it('are rendered at their first request, and at no other', async () => {
    for (let times = 0; times < 3; times += 1) expect(await html('/m/help')).toContain('Maré in pt $& at /m/help<');
    expect(shared.renderings).toBe(1);
    expect(await html('/m/help', { Cookie: 'language=en' })).toContain('Maré in en $& at /m/help<');
    expect(shared.renderings).toBe(2);
  });

  it('are rendered once for all who ask first', async () => {
    const all = await Promise.all(Array.from({ length: 20 }, () => html('/m/help')));
    expect(all.every((text) => text.includes('at /m/help<'))).toBe(true);
    expect(shared.renderings).toBe(1);
  });

  it('belong to canonical addresses, for any order of parameters', async () => {
    const address = '/m/gameList?gameType=RNG&vassalage=V7';
    const first = await html(address);
    expect(first).toContain(`at ${address}<`);
    expect(await html('/m/gameList?vassalage=V7&gameType=RNG')).toBe(first);
    expect(shared.renderings).toBe(1);
  });

  it.each([
    '/m/gameList?gameType=RNG&q=gato',
    '/m/gameList?gameType=RNG&vassalage=NOBODY',
    '/m/gameList?gameType=__proto__',
    '/m/help?i=99',
    '/m/help?i=0&i=0',
    '/m/help?utm_source=x',
    '/m/help/',
    '/m/register.html',
    '/elsewhere',
  ])('are the shell for %s, which renders nothing', async (address) => {
    expect(await html(address)).toContain(shell);
    expect(shared.renderings).toBe(0);
  });

  it('are rendered one at a time, and the cache of them is bounded', async () => {
    for (let index = 0; index < 300; index += 6) {
      await Promise.all([0, 1, 2, 3, 4, 5].map((more) => html(`/m/gameList?gameType=RNG&vassalage=V${index + more}`)));
    }
    await documents.refresh();
    expect(shared.renderings).toBeGreaterThan(240);
    expect(shared.mostRunning).toBe(1);
    expect(documents.size()).toBe(240);
  });

  it('are the shell when the first rendering is late or the queue is long, and rendered for the next visitor', async () => {
    let release = () => undefined as void;
    shared.holdRendering = new Promise((resolve) => (release = resolve));
    const many = Array.from({ length: 12 }, (_, index) => html(`/m/gameList?gameType=RNG&vassalage=V${index}`));
    expect((await Promise.all(many)).every((text) => text.includes(shell))).toBe(true);
    release();
    shared.holdRendering = undefined;
    await documents.refresh();
    expect(shared.renderings).toBe(8);
    expect(await html('/m/gameList?gameType=RNG&vassalage=V0')).toContain('vassalage=V0<');
    expect(shared.renderings).toBe(8);
  });

  it('are rendered again when what they were made of changed while they were being rendered', async () => {
    let release = () => undefined as void;
    shared.holdRendering = new Promise((resolve) => (release = resolve));
    const before = shared.renderings ?? 0;
    const first = html('/m/help?i=0');
    await expect.poll(() => shared.running).toBe(1);
    gateway.events.emit('changed', 'help');
    release();
    shared.holdRendering = undefined;
    await first;
    await documents.refresh();
    await html('/m/help?i=0');
    expect(shared.renderings).toBe(before + 2);
    await documents.refresh();
    await html('/m/help?i=0');
    expect(shared.renderings).toBe(before + 2);
  });

  it('are rendered again when what they were made of changes, and not for anything else', async () => {
    await html('/m/help');
    await html('/m/help');
    await html('/m/gameList');
    gateway.events.emit('changed', 'games');
    await documents.refresh();
    const before = shared.renderings ?? 0;
    gateway.events.emit('changed', 'help');
    await documents.refresh();
    expect(shared.renderings).toBe(before + 1);
    await html('/m/help');
    await html('/m/gameList');
    expect(shared.renderings).toBe(before + 1);
  });

  it('are evicted when they were not requested since they were rendered', async () => {
    await html('/m/help');
    gateway.events.emit('changed', 'help');
    await documents.refresh();
    expect(documents.size()).toBe(0);
  });

  it('are the shell when rendering fails', async () => {
    shared.failRendering = true;
    expect(await html('/m/help')).toContain(shell);
    shared.failRendering = false;
    expect(await html('/m/help')).toContain('at /m/help<');
  });

  it('are the shell while the site is closed', async () => {
    await html('/m/help');
    await gateway.db.updateTable('site_state').set({ maintenance: 1 }).execute();
    gateway.events.emit('changed', 'status');
    await documents.refresh();
    expect(await html('/m/help')).toContain(shell);
    await gateway.db.updateTable('site_state').set({ maintenance: 0 }).execute();
    gateway.events.emit('changed', 'status');
    await documents.refresh();
    expect(await html('/m/help')).toContain('at /m/help<');
  });

  it('are the guest’s for every visitor', async () => {
    const guest = await html('/m/help');
    expect(await html('/m/help', { Cookie: 'session=a-renewal-token', Authorization: 'Bearer a-token' })).toBe(guest);
  });
});
