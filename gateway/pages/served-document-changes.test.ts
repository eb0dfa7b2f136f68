import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { bundle, documentsScene } from '../testing/documents-scene.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import { createServedDocuments, type ServedDocuments } from './served-documents.ts';

const scene = documentsScene();

/** Waits until what changes are followed by, a rendering in the background, has happened. */
async function until(condition: () => Promise<boolean>) {
  for (let tries = 0; tries < 100 && !(await condition()); tries += 1) await wait(50);
}

describe('documents', () => {
  it('follow a change of the data, several changes with one rendering', async () => {
    const before = bundle.renderings ?? 0;
    const rename = async (brandName: string) => {
      const { settings } = await scene.gateway.db
        .selectFrom('merchants')
        .select('settings')
        .where('code', '=', 'mare')
        .executeTakeFirstOrThrow();
      await scene.gateway.db
        .updateTable('merchants')
        .set({ settings: JSON.stringify({ ...JSON.parse(settings), brandName }) })
        .where('code', '=', 'mare')
        .execute();
      scene.gateway.events.emit('changed', 'status');
    };
    await rename('Onda');
    // What the status says is never old: until home is rendered again, the shell serves.
    expect(await scene.html('/')).toContain('<div id="root"></div>');
    await rename('Vaga');
    scene.gateway.events.emit('changed', 'games');
    await until(
      async () =>
        (await scene.html('/')).includes('Vaga in pt') &&
        (await scene.html('/', { Cookie: 'language=en' })).includes('Vaga in en'),
    );
    expect(await scene.html('/')).toContain('Vaga in pt');
    expect(bundle.renderings).toBe(before + 2);
  });

  it('have the merchant’s language without a choice [S1-001]', async () => {
    const { settings } = await scene.gateway.db
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', 'mare')
      .executeTakeFirstOrThrow();
    const set = async (text: string) => {
      await scene.gateway.db.updateTable('merchants').set({ settings: text }).where('code', '=', 'mare').execute();
      await scene.documents.refresh();
    };
    await set(JSON.stringify({ ...JSON.parse(settings), defaultLanguage: 'en' }));
    expect(await scene.html('/')).toContain(' in en');
    expect(await scene.html('/', { Cookie: 'language=pt' })).toContain(' in pt');
    await set(settings);
  });

  it('serve the shell when rendering fails and while the site is closed, and home again afterwards', async () => {
    bundle.failRendering = true;
    scene.gateway.events.emit('changed', 'status');
    await scene.documents.refresh();
    expect(await scene.html('/')).toContain('<div id="root"></div>');
    bundle.failRendering = false;
    await scene.documents.refresh();
    expect(await scene.html('/')).toContain('class="home"');
    await scene.gateway.db.updateTable('site_state').set({ maintenance: 1 }).execute();
    scene.gateway.events.emit('changed', 'status');
    await scene.documents.refresh();
    expect(await scene.html('/')).toContain('<div id="root"></div>');
    await scene.gateway.db.updateTable('site_state').set({ maintenance: 0 }).execute();
    scene.gateway.events.emit('changed', 'status');
    await until(async () => (await scene.html('/')).includes('class="home"'));
    expect(await scene.html('/')).toContain('class="home"');
  });

  it('are missing, not broken, when nothing has been built', async () => {
    const bare = await createTestGateway({ config: { distDir: '/nowhere' } });
    let none: ServedDocuments | null = null;
    const bareApp = createApp(bare, () => none);
    none = await createServedDocuments(bare, bareApp);
    await none.refresh();
    expect((await bareApp.request('/')).status).toBe(404);
    none.stop();
    await bare.close();
  });
});
