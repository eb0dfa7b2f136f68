import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rewrapKeys } from '#gateway/server/rewrap-keys.ts';
import { recordChangedKeys } from '#gateway/server/record-keys.ts';
import { loadSecrets, secretStore } from '#gateway/process/secret-store.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { chooseCommand } from '#gateway/cli/parse.ts';
import { runCommand } from '#gateway/cli/run.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let dataDir: string;
  beforeEach(async () => {
    gateway = await createTestGateway({ dialect });
    dataDir = mkdtempSync(join(tmpdir(), 'mare-rotate-'));
    await start();
  });
  afterEach(() => gateway.close());

  /** Updates the secrets of the data folder as a start of the gateway does. */
  async function start(place: Parameters<typeof loadSecrets>[0] = { dataDir }) {
    const { config, db } = gateway;
    const secrets = loadSecrets(place);
    const { pushKey } = await rewrapKeys({ db, config, ...secrets });
    await recordChangedKeys({ ...gateway, ...secrets, pushKey });
  }
  async function type(line: string, place: Parameters<typeof secretStore>[0] = { dataDir }) {
    const { db, clock, logger, config } = gateway;
    const lines: string[] = [];
    const chosen = chooseCommand(line.split(' '));
    if (!chosen) throw new Error('that is the help');
    const print = (text: string) => void lines.push(text);
    const rest = { secrets: secretStore(place), config, by: 'ana.operadora', login: 'mare', logger, print };
    const operator = { db, clock, merchant: 'mare', ...rest };
    await runCommand(chosen, operator, () => Promise.resolve(true));
    return lines.join('\n');
  }
  const inFile = () => JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;

  describe('the master secret', () => {
    it('is rotated in the data folder: a new one, a restart, a quarter of an hour, the end', async () => {
      const { masterSecret: old } = inFile();
      expect(await type('secrets status')).toMatch(
        /^master secret +used since 2026-03-14 12:00 UTC\nthe one before +not taken/,
      );
      await expect(type('secrets finish')).rejects.toThrow('No master secret before');

      await type('secrets rotate');
      expect(inFile()).toMatchObject({ alsoSecret: old });
      expect(inFile()['masterSecret']).not.toBe(old);
      expect(statSync(join(dataDir, 'secrets.json')).mode & 0o077).toBe(0);
      expect(await type('secrets status')).toMatch(
        /not started with it yet[^]*0 sealed with it, [1-9]\d* with the one before[^]*push key +sealed with the one before\nhead key +sealed with the one before\nnext +restart every gateway$/,
      );
      await expect(type('secrets rotate')).rejects.toThrow('under way');
      await expect(type('secrets finish')).rejects.toThrow('restart every gateway');
      await expect(type('vendor-key add COR')).rejects.toThrow('restart it first');

      gateway.advance(60_000);
      await start();
      expect(await type('secrets status')).toMatch(
        /used since 2026-03-14 12:01 UTC[^]* 0 with the one before, 0 not yet\npush key +sealed with it\nhead key +sealed with it\nnext +"secrets finish" from 2026-03-14 12:16 UTC on$/,
      );
      expect(await type('vendor-key add COR')).toMatch(/^key +\w{12}\nsecret +[0-9a-f]{64}$/);
      await expect(type('secrets finish')).rejects.toThrow('live until 2026-03-14 12:16 UTC');
      gateway.advance(15 * 60_000);
      await type('secrets finish');
      expect(inFile()).not.toHaveProperty('alsoSecret');
      expect(await type('secrets status')).toMatch(/the one before +not taken any more/);
    });

    it('that was stolen is forgotten at once', async () => {
      await type('secrets rotate');
      await start();
      await type('secrets finish --stolen');
      expect(inFile()).not.toHaveProperty('alsoSecret');
    });

    it('of the environment is changed there', async () => {
      const place = { dataDir, masterSecret: 'n'.repeat(32), alsoSecret: inFile()['masterSecret'] };
      await expect(type('secrets rotate', place)).rejects.toThrow('in the environment');
      await start(place);
      expect(await type('secrets status', place)).toContain('the one before  still taken');
      gateway.advance(15 * 60_000);
      await expect(type('secrets finish', place)).rejects.toThrow('in the environment');
    });

    it('that is missing is named by the keys that it has encrypted', async () => {
      await start({ dataDir, masterSecret: 'n'.repeat(32) });
      const said = await type('secrets status', { dataDir, masterSecret: 'n'.repeat(32) });
      expect(said).toMatch(/unreadable +[1-9]\d* vendor keys/);
    });
  });
});
