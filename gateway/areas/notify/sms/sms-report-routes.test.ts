import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '#gateway/app.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { smsTo } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { smsSignature } from './http-carrier.ts';
import { enqueueSms, smsChannel } from './sms-outbox.ts';

const smsCarrier = { url: 'https://sms.example/v1/messages', key: 'sixteen letters.' };
const mobile = '5511987654321';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect, config: { smsCarrier } });
    const message = { mobile, purpose: 'login', text: 'Maré: 123456', withheld: false } as const;
    await gateway.db.transaction().execute((trx) => enqueueSms(gateway, trx, message));
    const send = () => Promise.resolve({ kind: 'sent', reference: 'm-81' } as const);
    await deliverDue(gateway, smsChannel(gateway, { keepsText: false, send }));
  });
  afterAll(() => gateway.close());

  const report = async (said: object, { at = gateway.clock(), key = smsCarrier.key, on = gateway } = {}) => {
    const body = JSON.stringify(said);
    const timestamp = String(at / 1000);
    const headers = { 'X-Timestamp': timestamp, 'X-Signature': smsSignature(key, timestamp, body) };
    const response = await createApp(on).request('/wps/verification/sms/report', { method: 'POST', headers, body });
    return response.status;
  };
  const status = async () => (await smsTo(gateway, mobile))?.status;

  it('the provider’s report sets the outcome of a message; an unsigned or old one is refused', async () => {
    const delivered = { id: 'm-81', status: 'delivered' };
    expect(await report(delivered, { key: 'another key than it' })).toBe(401);
    expect(await report(delivered, { at: gateway.clock() - 5 * 60_000 - 1000 })).toBe(401);
    expect(await report({ id: 'm-81', status: 'queued' })).toBe(400);
    expect(await report({ id: 'm-82', status: 'delivered' })).toBe(200);
    expect(await status()).toBe('sent');
    expect(await report(delivered)).toBe(200);
    expect(await status()).toBe('delivered');
    expect(await report({ id: 'm-81', status: 'failed' })).toBe(200);
    expect(await status()).toBe('delivered');
  });

  it('there is none where no provider is set up', async () => {
    const without = await createTestGateway({ dialect });
    expect(await report({ id: 'm-81', status: 'delivered' }, { on: without })).toBe(404);
    await without.close();
  });
});
