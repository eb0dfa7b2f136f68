import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { smsTo } from '#gateway/testing/sms.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { sweepOutbox } from '../outbox/outbox-messages.ts';
import type { Outcome } from '../outbox/outbox-channel.ts';
import { localCarrier, type SmsCarrier, type SmsMessage } from './sms-carrier.ts';
import { enqueueSms, smsChannel } from './sms-outbox.ts';

forEachDatabase((dialect) => {
  let gateway: TestGateway;
  let counter = 1000;
  let mobile: string;
  const handed: SmsMessage[] = [];
  const carrier = (...outcomes: Outcome[]) => ({
    keepsText: false,
    send: (message: SmsMessage) => {
      handed.push(message);
      return Promise.resolve(outcomes.shift() ?? ({ kind: 'sent', reference: 'r1' } as const));
    },
  });
  beforeAll(async () => {
    gateway = await createTestGateway({ dialect });
  });
  beforeEach(async () => {
    counter += 1;
    mobile = `551198000${counter}`;
    handed.length = 0;
    await enqueue(false);
  });
  afterAll(() => gateway.close());

  const deliver = (to: SmsCarrier) => deliverDue(gateway, smsChannel(gateway, to));
  const enqueue = (withheld: boolean) =>
    gateway.db
      .transaction()
      .execute((trx) => enqueueSms(gateway, trx, { mobile, purpose: 'login', text: 'Maré: 123456', withheld }));

  it('a message is sent once, and its text is deleted then', async () => {
    await Promise.all([deliver(carrier()), deliver(carrier())]);
    expect(handed.map(({ to, text }) => [to, text])).toEqual([[mobile, 'Maré: 123456']]);
    expect(await smsTo(gateway, mobile)).toEqual({ text: null, status: 'sent' });
    await deliver(carrier());
    expect(handed).toHaveLength(1);
  });

  it('stays readable where no phone gets it, until its code has expired', async () => {
    await deliver(localCarrier);
    expect(await smsTo(gateway, mobile)).toEqual({ text: 'Maré: 123456', status: 'sent' });
    gateway.advance(5 * 60_000);
    await sweepOutbox(gateway);
    expect(await smsTo(gateway, mobile)).toEqual({ text: null, status: 'sent' });
    gateway.advance(7 * 86_400_000);
    await sweepOutbox(gateway);
    expect(await smsTo(gateway, mobile)).toBeNull();
  });

  it('is retried when the provider asks for a pause, under the same id, and never once its code has expired', async () => {
    await deliver(carrier({ kind: 'later', retryAfter: 20 }));
    gateway.advance(19_999);
    await deliver(carrier());
    expect(handed).toHaveLength(1);
    gateway.advance(1);
    await deliver(carrier({ kind: 'later', retryAfter: null }));
    expect(handed.map(({ id }) => id)).toEqual([handed[0]?.id, handed[0]?.id]);
    gateway.advance(5 * 60_000);
    await deliver(carrier());
    expect(handed).toHaveLength(2);
    expect(await smsTo(gateway, mobile)).toEqual({ text: null, status: 'failed' });
  });

  it('that is refused or withheld is not tried again', async () => {
    await deliver(carrier({ kind: 'refused', reason: 'no such number' }));
    expect((await smsTo(gateway, mobile))?.status).toBe('failed');
    mobile = `551197000${counter}`;
    await enqueue(true);
    await deliver(carrier());
    expect(handed).toHaveLength(1);
  });
});
