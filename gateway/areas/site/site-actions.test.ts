import { describe, expect, it } from 'vitest';
import { systemStatus } from '#src/contract/site/system.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const status = () => valueOf(scene.app, systemStatus);

  describe('the site', () => {
    it('closes for maintenance after a question, and opens again', async () => {
      expect((await status()).maintenance).toBe(false);
      scene.answer = false;
      expect(await scene.type('status', 'maintenance', 'on')).toBe(false);
      expect((await status()).maintenance).toBe(false);
      scene.answer = true;
      expect(await scene.type('status', 'maintenance', 'on')).toBe(true);
      expect(scene.asked).toHaveLength(2);
      expect((await status()).maintenance).toBe(true);
      await scene.type('status', 'maintenance', 'off');
      expect(scene.asked).toHaveLength(2);
      expect((await status()).maintenance).toBe(false);
    });

    it('says until when it is closed for maintenance, and forgets it when it opens', async () => {
      const until = Date.UTC(2099, 2, 14, 5);
      await scene.type('status', 'maintenance', 'on', '--until', '2099-03-14T05:00Z', '--yes');
      expect(await status()).toMatchObject({ maintenance: true, maintenanceUntil: until });
      await scene.type('status');
      expect(scene.lines).toContain('maintenance         on until 2099-03-14 05:00 UTC');
      await scene.type('status', 'maintenance', 'off');
      expect((await status()).maintenanceUntil).toBeUndefined();
      for (const time of ['soon', '2001-01-01T00:00Z'])
        await expect(scene.type('status', 'maintenance', 'on', '--until', time, '--yes')).rejects.toThrow('--until');
      expect((await status()).maintenance).toBe(false);
      await scene.type('status', 'maintenance', 'on', '--yes');
      expect((await status()).maintenanceUntil).toBeUndefined();
      await scene.type('status', 'maintenance', 'off');
    });

    it('closes to the region without a question when --yes is said', async () => {
      await scene.type('status', 'region', 'on', '--yes');
      expect((await status()).regionRestriction).toBe(true);
      await scene.type('status', 'region', 'off');
      expect((await status()).regionRestriction).toBe(false);
      expect(scene.asked).toEqual([]);
      await expect(scene.type('status', 'region', 'perhaps')).rejects.toThrow('Say on or off');
    });

    it('shows its state', async () => {
      await scene.type('status');
      expect(scene.lines).toContain('maintenance         off');
      expect(scene.lines).toContain('merchant            mare (BRL)');
    });

    it('has flags that can be switched', async () => {
      await scene.type('flags', 'set', 'CBS3', 'off');
      expect((await status()).info.whitelabel.flags['CBS3']).toBe(false);
      await scene.type('flags', 'set', 'CBS3', 'on');
      await scene.type('flags', 'list');
      expect(scene.lines).toContainEqual(expect.stringMatching(/^CBS3 +on +the live chat/));
      expect((await status()).info.whitelabel.flags['CBS3']).toBe(true);
    });
  });
});
