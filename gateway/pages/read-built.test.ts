import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatPath } from '#src/contract/chat/chat-page.ts';
import { createApp } from '../app.ts';
import type { App } from '../http/app-env.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';
import { writeTestBuild } from '../testing/test-build.ts';

describe('pages outside the app while a deployment replaces the build [S1-086]', () => {
  const distDir = writeTestBuild();
  const write = (path: string, text: string) => writeFileSync(join(distDir, 'client', path), text);
  let gateway: TestGateway;
  let app: App;
  beforeAll(async () => {
    gateway = await createTestGateway({ config: { distDir } });
    app = createApp(gateway);
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(distDir, { recursive: true });
  });

  it.each(['/vip/vip.html', chatPath])(
    '%s keeps its last style, and has the new one once it is whole',
    async (path) => {
      const ask = async () => {
        // Past the time for which a rendered page is kept.
        gateway.advance(61_000);
        const answer = await app.request(path);
        return [answer.status, /--tide:(#\w+)/.exec(await answer.text())?.[1]];
      };
      const release = (sheet: string) =>
        write('.vite/manifest.json', JSON.stringify({ 'index.html': { file: 'a.js', isEntry: true, css: [sheet] } }));
      const [, before] = await ask();
      expect(before).toMatch(/^#/);
      rmSync(join(distDir, 'client/.vite/manifest.json'));
      expect(await ask()).toEqual([200, before]);
      const sheet = `assets/index-${path.length}.css`;
      release(sheet);
      expect(await ask()).toEqual([200, before]);
      write(sheet, `:root{--tide:#${path.length}}`);
      expect(await ask()).toEqual([200, `#${path.length}`]);
    },
  );
});
