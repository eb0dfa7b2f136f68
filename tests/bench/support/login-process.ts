/**
 * Logs members in at a steady rate, independent of pending logins, and requests the status meanwhile. Standard input contains a
 * LoginOrder; the one line printed is a LoginLoad.
 */
import { json } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { schemasOf } from '#src/contract/whole-calls.ts';
import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { login } from '#src/contract/identity/session.ts';
import { systemStatus } from '#src/contract/site/system.ts';
import { encryptUnder } from '#gateway/areas/identity/session/testing/call-client.ts';
import * as v from 'valibot';
import type { LoginLoad, LoginOrder } from './logins.ts';
import { percentile } from './numbers.ts';

const { origin, perSecond, seconds, accounts } = (await json(process.stdin)) as LoginOrder;
const askEvery = 50;

const Status = v.object({ value: schemasOf(systemStatus).value });
const { info } = v.parse(Status, await (await fetch(`${origin}${systemStatus.path}`)).json()).value;

const logins: number[] = [];
const statuses: number[] = [];
const outcomes: Record<string, number> = {};
/** Rate-limit refusals without a retry time. */
let impolite = 0;

async function logIn(index: number): Promise<void> {
  const { userName, password } = accounts[index % accounts.length] ?? { userName: '', password: '' };
  const payload = { username: userName, password, type: 'username' };
  const stamp = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() };
  const body = JSON.stringify({ data: await encryptUnder(info.encryption, { ...payload, ...stamp }) });
  const headers = { 'Content-Type': 'application/json', [encryptionHeader]: encryptionScheme };
  const from = performance.now();
  const response = await fetch(`${origin}${login.path}`, { method: login.method, headers, body });
  const { message = 'ok' } = (await response.json()) as { message?: string };
  if (response.ok) logins.push(performance.now() - from);
  if (response.status === 429 && !response.headers.has('Retry-After')) impolite += 1;
  outcomes[message] = (outcomes[message] ?? 0) + 1;
}

async function askStatus(): Promise<void> {
  const from = performance.now();
  await (await fetch(`${origin}${systemStatus.path}`)).arrayBuffer();
  statuses.push(performance.now() - from);
}

const failed = () => {
  outcomes['no answer'] = (outcomes['no answer'] ?? 0) + 1;
};
const running: Promise<void>[] = [];
const beganAt = performance.now();
const every = async (ms: number, run: (index: number) => Promise<void>) => {
  for (let index = 0; index * ms < seconds * 1000; index += 1) {
    await wait(Math.max(0, beganAt + index * ms - performance.now()));
    running.push(run(index).catch(failed));
  }
};
await Promise.all([every(1000 / perSecond, logIn), every(askEvery, askStatus)]);
await Promise.all(running);
const load: LoginLoad = {
  outcomes,
  impolite,
  slowestLogin: Math.max(0, ...logins),
  statusP99: percentile(statuses, 0.99),
};
console.log(JSON.stringify(load));
