import { createHmac } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { depositScene } from '#gateway/testing/deposit-scene.ts';
import { fakeBankSettings } from '#gateway/testing/fake-bank.ts';
import { pixClient } from './pix-client.ts';
import { startReconciling } from './reconcile.ts';
import { webhookPath } from './webhook-route.ts';

forEachDatabase((dialect) => {
  describe('the webhook of the bank', () => {
    const scene = depositScene(dialect);

    const report = (
      body: string,
      { key = fakeBankSettings.webhookKey, at = scene.gateway.clock(), signed = body } = {},
    ) =>
      scene.app.request(`${webhookPath}/pix`, {
        method: 'POST',
        body,
        headers: {
          'X-Timestamp': String(at),
          'X-Signature': createHmac('sha256', key).update(`${at}\n${signed}`).digest('hex'),
        },
      });

    it('is refused where its signature is another’s, of another body or of another time', async () => {
      expect((await report('{}', { key: 'another-key-of-the-bank' })).status).toBe(401);
      expect((await report('{"pix":[]}', { signed: '{}' })).status).toBe(401);
      expect((await report('{}', { at: scene.gateway.clock() - 300_001 })).status).toBe(401);
      expect((await scene.app.request(`${webhookPath}/pix`, { method: 'POST', body: '{}' })).status).toBe(401);
    });

    it('makes the gateway ask the bank at once; nothing that it says is believed [S1-030]', async () => {
      const stop = startReconciling(scene.gateway, pixClient(fakeBankSettings, scene.gateway.clock));
      const { deposit, txidOfDeposit, payer, read, balance } = await scene.depositor();
      const { id } = await deposit();
      const txid = await txidOfDeposit(id);
      const forged = JSON.stringify({ pix: [{ endToEndId: 'E'.repeat(32), txid, valor: '50.00' }] });
      expect((await report(forged)).status).toBe(204);
      scene.bank.pay(txid, payer);
      expect((await report('{"pix":[{},{}]}')).status).toBe(204);
      expect((await report('no json')).status).toBe(204);
      await vi.waitFor(async () => expect(await read(id)).toMatchObject({ state: 'credited' }));
      expect(await balance()).toBe(5000);
      await stop();
    });
  });
});
