import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openBank } from './open-bank.ts';
import { readBankSettings } from './settings.ts';
import { signWebhook } from './sign-webhook.ts';
import { startBankServer } from './start-bank.ts';
import { ana, client, payee } from './testing/test-bank.ts';

const webhookKey = 'key of the webhooks';
const secrets = { BANK_CLIENT_SECRET: client.secret, BANK_WEBHOOK_KEY: webhookKey };

/** A port that was free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'bank-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** The bank as a program of its own; resolves when it answers. */
async function startProgram(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['gateway/bank/server.ts'], {
    env: { ...env, LOG_LEVEL: 'error' },
    stdio: 'inherit',
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const answers = () =>
    fetch(`http://127.0.0.1:${env['BANK_PORT']}/healthz`).then(
      (response) => response.ok,
      () => false,
    );
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  return child;
}

it('a program that is killed loses neither a payment nor the webhook that nobody took', async () => {
  const port = await freePort();
  const env = { ...secrets, DATA_DIR: folder(), BANK_PORT: String(port), BANK_PAYEE_KEY: payee.key };
  const received: string[] = [];
  let open = false;
  let refused = 0;
  const hook = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      const timestamp = String(request.headers['x-timestamp']);
      if (request.headers['x-signature'] !== signWebhook(webhookKey, timestamp, body)) response.writeHead(401);
      else if (open) received.push(body);
      else {
        refused += 1;
        response.writeHead(503);
      }
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(hook, 'listening');
  onTestFinished(() => void hook.close());

  const first = await startProgram(env);
  const at = `http://127.0.0.1:${port}`;
  const credentials = { grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret };
  const { access_token: token } = (await (
    await fetch(`${at}/oauth/token`, { method: 'POST', body: new URLSearchParams(credentials) })
  ).json()) as { access_token: string };
  const call = async (method: string, path: string, body?: object) => {
    const init = { method, headers: { Authorization: `Bearer ${token}` }, ...(body && { body: JSON.stringify(body) }) };
    const text = await (await fetch(at + path, init)).text();
    return (text === '' ? {} : JSON.parse(text)) as Record<string, unknown>;
  };
  const txid = 'a'.repeat(26);
  await call('PUT', `/v2/webhook/${payee.key}`, {
    webhookUrl: `http://127.0.0.1:${(hook.address() as AddressInfo).port}`,
  });
  const asked = { calendario: { expiracao: 900 }, valor: { original: '10.00' }, chave: payee.key };
  const { pixCopiaECola: code } = await call('PUT', `/v2/cob/${txid}`, asked);
  expect(await call('POST', '/control/acts', { act: 'pay', code, ...ana, way: 'now' })).toMatchObject({ said: 'paid' });
  await expect.poll(() => refused).toBeGreaterThan(0);
  const gone = once(first, 'exit');
  first.kill('SIGKILL');
  await gone;

  open = true;
  const second = await startProgram(env);
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
  const { pix } = await call('GET', `/v2/cob/${txid}`);
  expect(JSON.parse(received[0] ?? '')).toEqual({ pix });
  const ended = once(second, 'exit');
  second.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});

it('the program says in one sentence what it lacks', async () => {
  const child = spawn(process.execPath, ['gateway/bank/server.ts'], {
    env: { DATA_DIR: folder() },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (part) => (said += String(part)));
  expect(await once(child, 'exit')).toEqual([1, null]);
  expect(said).toBe(
    'The environment variable BANK_CLIENT_SECRET and BANK_WEBHOOK_KEY is missing or has a value that cannot be used.\n',
  );
});

it('reads its settings, and refuses what cannot be used', () => {
  expect(readBankSettings({ ...secrets, BANK_PORT: '4999', BANK_ORIGIN: 'https://bank.example/' })).toMatchObject({
    port: 4999,
    origin: 'https://bank.example',
    host: '127.0.0.1',
    client: { id: 'mare', secret: client.secret },
  });
  for (const wrong of [
    { BANK_PORT: '70000' },
    { BANK_PAYEE_KEY: 'none' },
    { BANK_ORIGIN: 'bank' },
    { BANK_CLIENT_SECRET: 'short' },
  ])
    expect(() => readBankSettings({ ...secrets, ...wrong })).toThrow(Object.keys(wrong)[0]);
});

it('says that its port is taken, and that its host’s name is too long for a code', async () => {
  const db = await openBank(':memory:');
  onTestFinished(() => db.destroy());
  const logger = { info: () => {}, warn: () => {}, error: () => {} };
  const options = {
    db,
    payee,
    client,
    webhookKey,
    logger,
    origin: 'http://localhost:4002',
    port: 0,
    hosts: ['127.0.0.1'],
  };
  const server = await startBankServer(options);
  await expect(startBankServer({ ...options, port: server.port })).rejects.toThrow('is already in use; set BANK_PORT');
  await server.close();
  await expect(startBankServer({ ...options, origin: `http://${'a'.repeat(60)}.example` })).rejects.toThrow(
    'BANK_ORIGIN',
  );
});
