import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listen } from '#gateway/process/listen.ts';
import { httpCarrier, smsSignature } from './http-carrier.ts';

type Seen = { headers: IncomingMessage['headers']; body: string };
const seen: Seen[] = [];
let answer: (response: ServerResponse) => void;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    seen.push({ headers: request.headers, body });
    answer(response);
  });
});
const message = { id: 'm-1', to: '5511987654321', text: 'Maré: 123456' };
const key = 'a-key-that-the-provider-knows';
let carrier: ReturnType<typeof httpCarrier>;
beforeAll(async () => {
  const port = await listen(server, 'PORT', 0, '127.0.0.1');
  carrier = httpCarrier({ url: `http://127.0.0.1:${port}/v1/messages`, key }, () => 1_773_489_600_000);
});
beforeEach(() => {
  seen.length = 0;
});
afterAll(() => server.close());

const says = (status: number, value: object = {}, headers: Record<string, string> = {}) => {
  answer = (response) => response.writeHead(status, headers).end(JSON.stringify(value));
};

it('a message is sent to the provider signed, under the same key at every try', async () => {
  says(202, { id: 'r-81' });
  expect(await carrier.send(message)).toEqual({ kind: 'sent', reference: 'r-81' });
  await carrier.send(message);
  const [first, second] = seen;
  expect(JSON.parse(first?.body ?? '')).toEqual({ to: '+5511987654321', text: 'Maré: 123456' });
  expect(first?.headers['x-timestamp']).toBe('1773489600');
  expect(first?.headers['x-signature']).toBe(smsSignature(key, '1773489600', first?.body ?? ''));
  expect([first?.headers['idempotency-key'], second?.headers['idempotency-key']]).toEqual(['m-1', 'm-1']);
});

it('a provider that is busy, broken or away is asked again, when it says', async () => {
  says(429, {}, { 'Retry-After': '30' });
  expect(await carrier.send(message)).toEqual({ kind: 'later', retryAfter: 30 });
  says(503);
  expect(await carrier.send(message)).toEqual({ kind: 'later', retryAfter: null });
  answer = (response) => response.destroy();
  expect(await carrier.send(message)).toEqual({ kind: 'later', retryAfter: null });
});

it('a refusal is final, and its reason has neither number nor text in it', async () => {
  says(400, { code: 'no_such_number' });
  expect(await carrier.send(message)).toEqual({ kind: 'refused', reason: 'no_such_number' });
  says(403, { code: 'cannot send "Maré: 123456" to 5511987654321' });
  expect(await carrier.send(message)).toEqual({ kind: 'refused', reason: 'status 403' });
});
