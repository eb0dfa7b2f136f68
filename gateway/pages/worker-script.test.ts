import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { shellDigestMark } from '#src/contract/worker/worker-update.ts';
import { createApp } from '../app.ts';
import type { Config } from '../process/config.ts';
import { secretStore } from '../process/secret-store.ts';
import { watchChanges } from '../db/changes.ts';
import { chooseCommand } from '../cli/parse.ts';
import { runCommand } from '../cli/run.ts';
import { forEachDatabase } from '../testing/databases.ts';
import { writeTestBuild } from '../testing/test-build.ts';
import { createTestGateway, type TestGateway } from '../testing/test-gateway.ts';

forEachDatabase((dialect) => {
  const distDir = writeTestBuild();
  const workerFile = join(distDir, 'client/sw.js');
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { distDir } });
  });
  afterAll(async () => {
    await gateway.close();
    rmSync(distDir, { recursive: true });
  });
  beforeEach(() => writeFileSync(workerFile, `const shell = '1-${shellDigestMark}';`));

  const ask = (config: Partial<Config> = {}) =>
    createApp({ ...gateway, config: { ...gateway.config, ...config } }).request('/sw.js');
  const source = async (config?: Partial<Config>) => (await ask(config)).text();

  describe('the worker', () => {
    it('is revalidated each time, and may fetch only from us and the image CDNs', async () => {
      const { status, headers } = await ask({ imageCdns: ['https://cdn.example'] });
      expect([status, headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([
        200,
        'no-cache',
        'text/javascript; charset=utf-8',
      ]);
      expect(headers.get('Content-Security-Policy')).toBe(
        "default-src 'none'; script-src 'self'; connect-src 'self' https://cdn.example",
      );
    });

    it('is the same for every gateway with the same settings, and another when a header of the shell changes', async () => {
      const before = await source();
      expect(before).toMatch(/^const shell = '1-[\w-]{16}';$/);
      expect(await source()).toBe(before);
      expect(await source({ imageCdns: ['https://cdn.example'] })).not.toBe(before);
      expect(await source({ gamesOrigin: 'https://games.example' })).not.toBe(before);
      expect(await source({ rateLimitFactor: 7 })).toBe(before);
    });

    it('is no newer than the documents of the gateway that serves it', async () => {
      const app = createApp(gateway);
      const before = await (await app.request('/sw.js')).text();
      writeFileSync(workerFile, 'const shell = "2";');
      expect(await (await app.request('/sw.js')).text()).toBe(before);
    });

    it('is missing where nothing was built', async () => {
      expect((await ask({ distDir: join(distDir, 'nowhere') })).status).toBe(404);
    });
  });

  describe('the kill switch', () => {
    const type = async (word: string, answer = true) => {
      const chosen = chooseCommand(['worker', word]);
      if (!chosen) throw new Error('that is the help');
      const lines: string[] = [];
      const operator = {
        db: gateway.db,
        clock: gateway.clock,
        merchant: 'mare',
        secrets: secretStore(gateway.config),
        config: gateway.config,
        by: 'ana.operadora',
        login: 'mare',
        logger: gateway.logger,
        print: (line: string) => void lines.push(line),
      };
      await runCommand(chosen, operator, () => Promise.resolve(answer));
      return lines;
    };

    it('is asked about, serves a worker that removes itself, and is undone', async () => {
      const app = createApp(gateway);
      const watch = await watchChanges(gateway, 3_600_000);
      const served = async () => {
        await watch.look();
        const response = await app.request('/sw.js');
        expect([response.status, response.headers.get('Cache-Control')]).toEqual([200, 'no-cache']);
        return response.text();
      };
      const worker = await served();
      expect(await type('off', false)).toEqual([]);
      expect(await served()).toBe(worker);
      expect(await type('off')).toEqual(['the worker is off']);
      expect(await type('off')).toEqual(['the worker is off']);
      const kill = await served();
      expect(kill).toContain('registration.unregister()');
      expect(kill).not.toContain("'fetch'");
      // It asks to take over when it is installed, and again when a page speaks to it.
      const skipWaiting = vi.fn();
      const heard: Record<string, () => void> = {};
      const addEventListener = (name: string, listener: () => void) => void (heard[name] = listener);
      runInNewContext(kill, { self: { skipWaiting, addEventListener } });
      for (const event of ['install', 'message']) heard[event]?.();
      expect(skipWaiting).toHaveBeenCalledTimes(2);
      expect(await type('on')).toEqual(['the worker is on']);
      expect(await served()).toBe(worker);
      await expect(type('perhaps')).rejects.toThrow('Say on or off');
      watch.stop();
    });
  });
});
