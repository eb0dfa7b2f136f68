import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { Act } from '#src/contract/money/bank-acts.ts';
import { createApp } from '../app.ts';
import { webhookPath } from '../areas/payments/webhook-route.ts';
import { pixClient } from '../areas/payments/pix-client.ts';
import { type BankApp, createBankApp } from '../bank/app.ts';
import { openBank } from '../bank/open-bank.ts';
import type { App } from '../http/app-env.ts';
import { verifyLedger } from '../ledger/verify/verify-ledger.ts';
import { addDepositor } from './deposit-scene.ts';
import { createTestGateway, type TestGateway } from './test-gateway.ts';

export const demoBankSettings = {
  url: 'http://localhost:4002',
  clientId: 'mare',
  clientSecret: 'a-secret-of-the-bank',
  key: '6d617265-0000-4000-8000-64656d6f0001',
  webhookKey: 'a-key-of-the-webhook',
};

type Webhook = { readonly body: string; readonly at: number; readonly signature: string; readonly what: string };

type Scene = {
  gateway: TestGateway;
  app: App;
  bank: BankApp;
  /** How far the bank's clock is ahead of the gateway's; ms. */
  clockError: number;
  /** Webhooks that the bank has sent; they reach the gateway where the test delivers them. */
  readonly webhooks: Webhook[];
  readonly depositor: () => ReturnType<typeof addDepositor>;
  /** An act of a person at the bank; answers its outcome. */
  readonly act: (act: Act | Record<string, unknown>) => Promise<string>;
  /** Sends a webhook to the gateway; answers its status. */
  readonly deliver: (webhook: Webhook) => Promise<number>;
  readonly sign: (body: string, at: number, key?: string) => string;
};

/** A gateway beside the demonstration's bank, both in this process and on the same clock, for the tests of one file; after each the ledger is right. */
export function demoBankScene(dialect: 'sqlite' | 'postgres'): Scene {
  const sign = (body: string, at: number, key = demoBankSettings.webhookKey) =>
    createHmac('sha256', key).update(`${at}\n${body}`).digest('hex');
  const act = async (given: Act | Record<string, unknown>) => {
    const response = await fetch(new URL('/control/acts', demoBankSettings.url), {
      method: 'POST',
      headers: { Authorization: `Bearer ${await tokenOf(scene.bank)}` },
      body: JSON.stringify(given),
    });
    await scene.bank.idle();
    return ((await response.json()) as { said: string }).said;
  };
  const deliver = async ({ what, body, at, signature }: Webhook) => {
    const headers = { 'X-Timestamp': String(at), 'X-Signature': signature };
    return (await scene.app.request(`${webhookPath}/${what}`, { method: 'POST', body, headers })).status;
  };
  const scene: Scene = {
    ...({} as Pick<Scene, 'gateway' | 'app' | 'bank'>),
    clockError: 0,
    webhooks: [],
    depositor: () => addDepositor(scene),
    ...{ act, deliver, sign },
  };
  beforeAll(async () => {
    scene.gateway = await createTestGateway({ dialect, config: { pix: demoBankSettings } });
    scene.app = createApp(scene.gateway);
  });
  beforeEach(async () => {
    scene.clockError = 0;
    scene.webhooks.length = 0;
    const { clientId: id, clientSecret: secret, key, url, webhookKey } = demoBankSettings;
    scene.bank = createBankApp({
      ...{ db: await openBank(':memory:'), origin: url, webhookKey, client: { id, secret } },
      payee: { key, name: 'Mare', city: 'Sao Paulo' },
      logger: { info: () => {}, warn: () => {}, error: () => {} },
      clock: () => scene.gateway.clock() + scene.clockError,
      fetch: keep(scene),
    });
    vi.stubGlobal('fetch', (...asked: Parameters<typeof globalThis.fetch>) =>
      scene.bank.app.request(new Request(...asked)),
    );
    await pixClient(demoBankSettings, scene.gateway.clock).setWebhook(`https://mare.test${webhookPath}`);
  });
  afterEach(async () => {
    await scene.bank.idle();
    await scene.bank.bank.db.destroy();
    vi.unstubAllGlobals();
    expect(await verifyLedger(scene.gateway.db)).toEqual([]);
  });
  afterAll(() => scene.gateway.close());
  return scene;
}

/** The bank's way to the gateway: keeps what it sends. */
const keep =
  (scene: Pick<Scene, 'webhooks'>): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init);
    const at = Number(request.headers.get('X-Timestamp'));
    const signature = request.headers.get('X-Signature') ?? '';
    scene.webhooks.push({ body: await request.text(), at, signature, what: request.url.split('/').at(-1) ?? '' });
    return new Response(null, { status: 204 });
  };

async function tokenOf({ app }: BankApp): Promise<string> {
  const { clientId, clientSecret } = demoBankSettings;
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
  });
  const response = await app.request('/oauth/token', { method: 'POST', body });
  return ((await response.json()) as { access_token: string }).access_token;
}
