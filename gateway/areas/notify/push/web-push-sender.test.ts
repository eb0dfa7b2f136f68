import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { readConfig } from '#gateway/process/config.ts';
import { type PushService, startPushService } from '#gateway/testing/push-service.ts';
import type { WebPushMessage } from './push-sender.ts';
import { vapidKeys } from './vapid.ts';
import { createWebPushSender, outcomeOf } from './web-push-sender.ts';

const gatewayWith = (environment: Record<string, string> = {}) => ({
  config: readConfig({ PUSH_LOOPBACK: 'on', ...environment }),
  masterSecret: 'a-secret-for-tests-alone-0123456789abcdef',
});
const payload = { title: 'Olá', body: 'Maré cheia às 9', path: '/m/home', tag: 'a', lang: 'pt', kind: 'account' };
const toSend: WebPushMessage = { payload: JSON.stringify(payload), ttl: 60, topic: 'topic_1', urgency: 'high' };
const target = (subscription: ReturnType<PushService['subscribe']>) => ({
  endpoint: subscription.endpoint,
  ...subscription.keys,
});

describe('the web push sender', () => {
  let service: PushService;
  beforeEach(async () => {
    service = await startPushService();
  });
  afterEach(() => service.close());

  it('encrypts for one browser, and signs as the site', async () => {
    const gateway = gatewayWith({ VAPID_SUBJECT: 'mailto:push@mare.example' });
    const subscription = service.subscribe();
    expect(await createWebPushSender(gateway)(target(subscription), toSend)).toEqual({ kind: 'sent' });
    const [message] = service.received;
    expect(message).toMatchObject({
      endpoint: subscription.endpoint,
      payload,
      publicKey: vapidKeys(gateway).publicKey,
      headers: { ttl: '60', topic: 'topic_1', urgency: 'high', 'content-encoding': 'aes128gcm' },
      claims: { aud: service.origin, sub: 'mailto:push@mare.example' },
    });
    expect(message?.claims.exp).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
    expect(message?.body.toString('latin1')).not.toContain('Mar');
  });

  it('returns the outcome of a message', async () => {
    const send = createWebPushSender(gatewayWith());
    service.answerNext(
      { status: 410 },
      { status: 429, headers: { 'Retry-After': '120' } },
      { status: 503 },
      { status: 413 },
    );
    const to = target(service.subscribe());
    expect(await send(to, toSend)).toEqual({ kind: 'gone' });
    expect(await send(to, toSend)).toEqual({ kind: 'later', retryAfter: 120 });
    expect(await send(to, toSend)).toEqual({ kind: 'later', retryAfter: null });
    expect(await send(to, toSend)).toEqual({ kind: 'refused', reason: 'status 413' });
  });

  it('follows no redirect', async () => {
    const elsewhere = target(service.subscribe());
    service.answerNext({ status: 307, headers: { Location: elsewhere.endpoint } });
    expect(await createWebPushSender(gatewayWith())(target(service.subscribe()), toSend)).toEqual({
      kind: 'refused',
      reason: 'status 307',
    });
    expect(service.received).toHaveLength(1);
  });

  it('retries later without a response', async () => {
    const to = target(service.subscribe());
    await service.close();
    expect(await createWebPushSender(gatewayWith())(to, toSend)).toEqual({ kind: 'later', retryAfter: null });
  });

  it('gives up waiting for a service that keeps the line open', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/push/x`;
    expect(await createWebPushSender(gatewayWith())({ ...target(service.subscribe()), endpoint }, toSend)).toEqual({
      kind: 'later',
      retryAfter: null,
    });
    expect(timeout).toHaveBeenCalledWith(10_000);
    vi.restoreAllMocks();
    silent.close();
  });

  it('calls no address on this machine or a private network', async () => {
    const send = createWebPushSender(gatewayWith({ PUSH_LOOPBACK: 'off' }));
    const subscription = target(service.subscribe());
    for (const endpoint of [subscription.endpoint, 'https://10.0.0.1/a', 'https://localhost/a'])
      expect(await send({ ...subscription, endpoint }, toSend)).toEqual({ kind: 'gone' });
    expect(service.received).toEqual([]);
  });

  it('says so when a key cannot be used', async () => {
    const bad = { ...target(service.subscribe()), p256dh: 'BAAA' };
    expect(await createWebPushSender(gatewayWith())(bad, toSend)).toMatchObject({ kind: 'refused' });
  });
});

describe('an answer', () => {
  it('that asks for a pause of more than an hour is not believed', () => {
    expect(outcomeOf(429, '999999')).toEqual({ kind: 'later', retryAfter: 3600 });
    expect(outcomeOf(429, 'Sat, 21 Nov 2026 00:00:00 GMT')).toEqual({ kind: 'later', retryAfter: null });
  });
});

describe('the key of the site', () => {
  it('is the same at every start and differs with the secret', () => {
    const first = vapidKeys(gatewayWith());
    expect(vapidKeys(gatewayWith())).toEqual(first);
    expect(Buffer.from(first.publicKey, 'base64url')).toHaveLength(65);
    expect(vapidKeys({ ...gatewayWith(), masterSecret: 'another secret, just as long as the first' })).not.toEqual(
      first,
    );
  });

  it('can be given', () => {
    const given = vapidKeys(gatewayWith({ VAPID_PRIVATE_KEY: vapidKeys(gatewayWith()).privateKey }));
    expect(
      vapidKeys({ ...gatewayWith({ VAPID_PRIVATE_KEY: given.privateKey }), masterSecret: 'x'.repeat(40) }),
    ).toEqual(given);
    expect(() => readConfig({ VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PRIVATE_KEY');
    expect(() => readConfig({ VAPID_SUBJECT: 'nobody' })).toThrow('VAPID_SUBJECT');
  });
});
