import { describe, expect, it } from 'vitest';
import { registerSettings } from '#src/contract/identity/registration.ts';
import { trialUser } from '#src/contract/identity/trial.ts';
import { getVassGameType } from '#src/contract/lobby/games.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { askApp, valueOf } from '#gateway/testing/call-app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { operatorScene } from '#gateway/testing/operator-scene.ts';

forEachDatabase((dialect) => {
  const scene = operatorScene(dialect);
  const info = async () => (await valueOf(scene.app, systemStatus)).info;
  const bonus = async () => (await valueOf(scene.app, registerSettings)).bonus;
  const trial = async () =>
    (await askApp(scene.app, trialUser, { headers: { 'Idempotency-Key': 'trial-by-profile' } })).envelope;

  describe('the profile', () => {
    it('is open at first, which allows everything, and says so', async () => {
      await scene.type('profile', 'show');
      expect(scene.lines[0]).toMatch(/^profile +open +a demonstration/);
      expect((await info()).legal?.at(-1)?.pt).toMatch(/^Demonstração/);
      expect((await info()).idleMinutes).toBeUndefined();
    });

    it('removes the bonus and the cockfights in Brazil, and ends idle sessions; open restores all of it', async () => {
      await scene.type('register', 'bonus', '20.00');
      await scene.type('profile', 'set', 'br');
      expect(await bonus()).toBeNull();
      expect((await info()).idleMinutes).toBe(30);
      const { mapping } = await valueOf(scene.app, getVassGameType, { query: { merchant_code: 'mare' } });
      expect(Object.keys(mapping)).not.toContain('PVP');
      expect(Object.values(mapping).flat()).not.toContain('DS88');
      await scene.type('profile', 'set', 'open');
      expect((await bonus())?.amount).toBe('20.00');
    });

    it('closes play money where the age is to be known first', async () => {
      await scene.type('profile', 'set', 'uk');
      expect((await info()).freePlayModule).toBeUndefined();
      expect(await trial()).toMatchObject({ success: false, message: 'no_permission' });
      await scene.type('profile', 'set', 'open');
    });

    it('lifts the age limit to that of the place', async () => {
      await scene.type('profile', 'set', 'on');
      expect((await info()).whitelabel.ageLimit).toBeGreaterThanOrEqual(19);
      await scene.type('profile', 'set', 'open');
    });

    it('has lines of the operator before those of the place, which cannot be removed', async () => {
      await scene.type('footer', 'add', '--pt', 'Maré Ltda', '--en', 'Maré Ltd', '--url', 'https://mare.example');
      expect((await info()).legal?.[0]).toEqual({ pt: 'Maré Ltda', en: 'Maré Ltd', url: 'https://mare.example' });
      await expect(scene.type('footer', 'remove', '2')).rejects.toThrow('There is no line 2 to remove.');
      await scene.type('footer', 'remove', '1');
      expect((await info()).legal).toHaveLength(1);
    });
  });
});
