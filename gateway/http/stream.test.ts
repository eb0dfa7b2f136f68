import { Hono } from 'hono';
import * as v from 'valibot';
import { beforeEach, expect, it } from 'vitest';
import { defineStream } from '#src/contract/core/stream.ts';
import { wireInteger } from '#src/contract/core/wire.ts';
import { createLogger } from '../process/logger.ts';
import { Refusal } from '../process/refusal.ts';
import { createTestGateway } from '../testing/test-gateway.ts';
import type { App, AppEnv } from './app-env.ts';
import { answerErrors } from './errors.ts';
import type { Guards } from './guards.ts';
import { stream } from './stream.ts';

const described = defineStream({
  name: 'status',
  summary: '',
  path: '/wps/status/stream',
  query: v.object({ after: v.fallback(v.optional(wireInteger(0, 99), 0), 0) }),
  events: { state: v.object({ paid: v.boolean() }) },
});

let app: App;
let closed: boolean;
let fails: boolean;
let lines: string[];
let asked: number[];
beforeEach(async () => {
  closed = false;
  fails = false;
  lines = [];
  asked = [];
  const logger = createLogger('warn', { write: (line) => void lines.push(line) });
  const gateway = { ...(await createTestGateway()), logger };
  app = new Hono<AppEnv>();
  app.use(async (c, next) => {
    const refuseClosed = async () => {
      if (closed) throw new Refusal('maintenance', { retryAfter: 60 });
    };
    c.set('guards', { refuseClosed } as Partial<Guards> as Guards);
    await next();
  });
  answerErrors(app, gateway);
  stream(app, gateway, described, async ({ query: { after }, c }) => {
    if (!c.req.header('Cookie')) throw new Refusal('not_logged_in');
    asked.push(after);
    return async ({ send, ping, over }) => {
      await send('state', { paid: false }, after + 1);
      if (fails) throw new Error('no database');
      await send('state', { paid: true });
      await ping();
      await over();
    };
  });
  return gateway.close;
});
const open = (query = '', headers: Record<string, string> = {}, method = 'GET') =>
  app.request(`${described.path}${query}`, { method, headers: { Cookie: 'pass=1', ...headers } });

it('sends the data of its events as JSON, past every cache', async () => {
  const response = await open('?after=4');
  expect(response.headers.get('Content-Type')).toContain('text/event-stream');
  expect(response.headers.get('Cache-Control')).toBe('no-store, no-transform');
  expect((await response.text()).trim().split('\n\n')).toEqual([
    'event: state\ndata: {"paid":false}\nid: 5',
    'event: state\ndata: {"paid":true}',
    'event: ping\ndata: ',
    'event: over\ndata:',
  ]);
});

it('continues after the last event that the browser names, not its address', async () => {
  await open('?after=4');
  await open('?after=4', { 'Last-Event-ID': '7' });
  await open('?after=4', { 'Last-Event-ID': 'nonsense' });
  expect(asked).toEqual([4, 7, 0]);
});

it('is refused while the site is closed, to who may not listen, and as HEAD', async () => {
  expect((await open('', {}, 'HEAD')).status).toBe(400);
  expect((await open('', { Cookie: '' })).status).toBe(401);
  closed = true;
  expect((await open()).status).toBe(503);
  expect(asked).toEqual([]);
});

it('ends when it fails, and the log says so', async () => {
  fails = true;
  const response = await open();
  expect((await response.text()).trim()).toBe('event: state\ndata: {"paid":false}\nid: 1');
  expect(lines.join()).toContain('a stream was cut');
});
