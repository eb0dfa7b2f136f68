import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Charge } from '#src/contract/money/pix-api.ts';
import { type BankApp, createBankApp } from '../app.ts';
import type { Act } from '#src/contract/money/bank-acts.ts';
import { openBank } from '../open-bank.ts';
import type { BankTables } from '../tables.ts';
import { Receiver } from './receiver.ts';

export const payee = { key: '7d9f0335-8dcc-4054-9bf9-0dbd61d36906', name: 'Maré', city: 'São Paulo' };
export const client = { id: 'mare', secret: 'secret of the client' };
export const ana = { name: 'Ana Souza', cpf: '52998224725' };
const webhookKey = 'key of the webhooks';

type Answer<T> = { status: number; body: T; headers: Headers };
/** A bank on a database of its own, with a webhook in memory. Time stands still until a test moves it. */
export type TestBank = BankApp & {
  readonly db: Kysely<BankTables>;
  readonly time: { now: number };
  readonly receiver: Receiver;
  /** A call with the payee's access token, `null` with none. */
  readonly call: <T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    token?: string | null,
  ) => Promise<Answer<T>>;
  readonly charge: (txid?: string, more?: object) => Promise<Charge>;
  /** A new access token. */
  readonly token: () => Promise<string>;
  /** An act by a control call. */
  readonly act: (act: Act | Record<string, unknown>) => Promise<string>;
  readonly pay: (code: string, more?: object) => Promise<string>;
  /** A form of the page, as its own page sends it. */
  readonly post: (form: Record<string, string>, headers?: Record<string, string>, search?: string) => Promise<Response>;
  /** Lets seconds pass, then settles and sends everything that is due. */
  readonly pass: (seconds?: number) => Promise<void>;
  /** Another process on the same tables. */
  readonly restart: () => TestBank;
};

export async function testBank(): Promise<TestBank> {
  const db = await openBank(':memory:');
  onTestFinished(() => db.destroy());
  const bank = open(db, new Receiver(webhookKey), { now: Date.parse('2026-11-26T12:00:00Z') });
  await bank.call('PUT', `/v2/webhook/${payee.key}`, { webhookUrl: 'http://payee.test/hook' });
  return bank;
}

function open(db: Kysely<BankTables>, receiver: Receiver, time: { now: number }): TestBank {
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const made = createBankApp({
    db,
    origin: 'http://localhost:4002',
    payee,
    client,
    webhookKey,
    logger,
    appOrigin: 'http://app.test',
    clock: () => time.now,
    fetch: receiver.fetch,
  });
  const { app, runDue, idle } = made;
  let token: string | undefined;
  const ask = async (): Promise<string> => {
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: client.id,
      client_secret: client.secret,
    });
    const response = await app.request('/oauth/token', { method: 'POST', body });
    return ((await response.json()) as { access_token: string }).access_token;
  };
  const call: TestBank['call'] = async <T>(method: string, path: string, body?: unknown, given?: string | null) => {
    if (given === undefined) token ??= await ask();
    const used = given === undefined ? token : given;
    const response = await app.request(path, {
      method,
      headers: { 'Content-Type': 'application/json', ...(used !== null && { Authorization: `Bearer ${used}` }) },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('Content-Type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as T };
  };
  const act: TestBank['act'] = async (of) => String((await call('POST', '/control/acts', of)).body['said']);
  return {
    ...made,
    db,
    time,
    receiver,
    call,
    token: ask,
    charge: async (txid = 'a'.repeat(26), more = {}) => {
      const asked = { calendario: { expiracao: 900 }, valor: { original: '100.00' }, chave: payee.key, ...more };
      return (await call<Charge>('PUT', `/v2/cob/${txid}`, asked)).body;
    },
    act,
    pay: (code, more) => act({ act: 'pay', code, ...ana, way: 'now', ...more }),
    post: (form, headers = { 'Sec-Fetch-Site': 'same-origin' }, search = '') =>
      Promise.resolve(app.request(`/acts${search}`, { method: 'POST', headers, body: new URLSearchParams(form) })),
    pass: async (seconds = 1) => {
      time.now += seconds * 1000;
      await idle();
      await runDue();
      await idle();
    },
    restart: () => open(db, receiver, time),
  };
}
