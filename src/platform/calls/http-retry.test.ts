import { describe, expect, it } from 'vitest';
import type { WholeCall } from '#src/contract/core/call.ts';
import { addFavourite } from '#src/contract/lobby/favourites.ts';
import { send } from './http.ts';
import {
  failure,
  type Handler,
  read,
  refuse,
  reply,
  succeed,
  runLocalGateway,
  write,
  shape,
} from '#src/platform/testing/local-gateway.ts';

const gateway = runLocalGateway();

describe('a read', () => {
  it('is repeated after a failure that may pass [S1-399]', async () => {
    gateway.handle = (_request, response, count) => {
      if (count === 1) response.cut();
      else if (count === 2) reply(response, 502, 'text/html', '<html>');
      else succeed(response, { n: count });
    };
    expect(await send(read)).toEqual({ n: 3 });
  });

  it('is repeated when its body is cut', async () => {
    gateway.handle = (_request, response, count) => {
      if (count > 1) return succeed(response, { n: count });
      response.head(200, { 'Content-Type': 'application/json', 'Content-Length': '500' });
      void response.write('{"success":true,"val').then(response.cut);
    };
    expect(await send(read)).toEqual({ n: 2 });
  });

  it('is retried when its body is truncated silently', async () => {
    gateway.handle = (_request, response, count) =>
      count === 1 ? reply(response, 200, 'application/json', '{"success":true,"val') : succeed(response, { n: count });
    expect(await send(read)).toEqual({ n: 2 });
  });

  it('backs off between attempts, with jitter [S1-399]', async () => {
    gateway.handle = (_request, response) => refuse(response, 500, 'unknown_error');
    const begun = performance.now();
    expect((await failure(send(read))).code).toBe('unknown_error');
    expect(gateway.seen).toHaveLength(4);
    expect(performance.now() - begun).toBeGreaterThan(150 + 300 + 600 - 20);
    expect(Math.random).toHaveBeenCalledTimes(3);
  });

  it('ends at its deadline, whatever the server does [S1-399]', async () => {
    gateway.handle = () => undefined;
    const begun = performance.now();
    expect((await failure(send(read, { deadline: 300 }))).code).toBe('timeout');
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  it('ends at its deadline in the middle of a body that drips', async () => {
    gateway.handle = (_request, response) => {
      response.head(200, { 'Content-Type': 'application/json' });
      const drip = setInterval(() => void response.write(' '), 20);
      response.onClose(() => clearInterval(drip));
    };
    const begun = performance.now();
    expect((await failure(send(read, { deadline: 300 }))).code).toBe('timeout');
    expect(performance.now() - begun).toBeLessThan(3000);
  });

  it('waits as long as Retry-After says when that fits the deadline', async () => {
    gateway.handle = (_request, response, count) =>
      count === 1 ? refuse(response, 503, 'system_updating', { 'Retry-After': '1' }) : succeed(response, { n: count });
    const begun = performance.now();
    expect(await send(read)).toEqual({ n: 2 });
    expect(performance.now() - begun).toBeGreaterThan(980);
  });

  it('says at once that it has to wait when Retry-After does not fit the deadline', async () => {
    gateway.handle = (_request, response) => refuse(response, 429, 'rate_limited', { 'Retry-After': '60' });
    const begun = performance.now();
    expect(await failure(send(read))).toMatchObject({ code: 'rate_limited', retryAfter: 60 });
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(gateway.seen).toHaveLength(1);
  });

  it('reads Retry-After as a date, too', async () => {
    const date = new Date(Date.now() + 120_000).toUTCString();
    gateway.handle = (_request, response) => refuse(response, 503, 'system_updating', { 'Retry-After': date });
    const { retryAfter } = await failure(send(read));
    expect(retryAfter).toBeGreaterThan(110);
    expect(retryAfter).toBeLessThanOrEqual(120);
  });

  it('does not insist where the site is closed', async () => {
    gateway.handle = (_request, response) => refuse(response, 503, 'maintenance');
    expect((await failure(send(read))).code).toBe('maintenance');
    expect(gateway.seen).toHaveLength(1);
  });

  it('stops when its caller has gone', async () => {
    const leaving = new AbortController();
    gateway.handle = () => leaving.abort();
    const begun = performance.now();
    await failure(send(read, { signal: leaving.signal }));
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(gateway.seen).toHaveLength(1);
  });

  it('calls a server that cannot be reached no internet', async () => {
    gateway.configure({ origin: 'http://127.0.0.1:1' });
    expect((await failure(send(read))).code).toBe('no_internet');
  });
});

describe('a write', () => {
  const broken: Handler = (_request, response) => response.cut();

  it('is sent once when it carries no idempotency key [S1-400]', async () => {
    gateway.handle = broken;
    expect((await failure(send(write, { body: { n: 1 } }))).code).toBe('no_internet');
    expect(gateway.seen).toHaveLength(1);
  });

  it.each(['GET', 'POST'] as const)(
    'is sent once by its contract, whatever it carries and however it is asked: %s [S2-198]',
    async (method) => {
      const once = {
        ...shape,
        name: 'once',
        method,
        access: 'public',
        idempotent: true,
        once: true,
      } as const satisfies WholeCall;
      gateway.handle = (_request, response) => refuse(response, 503, 'system_updating');
      await failure(send(once, { idempotencyKey: 'one-and-only' }));
      expect(gateway.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['one-and-only']);
    },
  );

  it('is repeated under one idempotency key when it carries one [S1-400]', async () => {
    gateway.handle = (request, response, count) =>
      count < 3 ? broken(request, response, count) : succeed(response, { n: count });
    expect(await send(write, { body: { n: 1 }, idempotencyKey: 'key-of-mine' })).toEqual({ n: 3 });
    expect(gateway.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(3).fill('key-of-mine'));
    expect(gateway.seen.map(({ body }) => body)).toEqual(Array(3).fill('{"n":1}'));
  });

  it('gets a key of its own where the contract says that it may be repeated', async () => {
    gateway.configure({ getToken: () => 'secret' });
    gateway.handle = (request, response, count) =>
      count === 1 ? broken(request, response, count) : succeed(response, { success: true, nodeId: 'g1' });
    await send(addFavourite, { body: { nodeId: 'g1', vendor: 'PG' } });
    await send(addFavourite, { body: { nodeId: 'g1', vendor: 'PG' } });
    const [first, again, other] = gateway.seen.map(({ headers }) => headers['idempotency-key']);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});
