import * as v from 'valibot';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defineStream } from '#src/contract/core/stream.ts';
import { refuse, runLocalGateway } from '#src/platform/testing/local-gateway.ts';
import { followStream } from './follow-stream.ts';
import { configureHttp } from './send.ts';

const gateway = runLocalGateway();
const stream = defineStream({
  name: 'status',
  summary: '',
  path: '/wps/status/stream',
  access: 'member',
  events: { state: v.object({ paid: v.boolean() }) },
});
const paid = (is: boolean) => `event: state\ndata: {"paid":${is}}\n\n`;
const head = { 'Content-Type': 'text/event-stream' };

/** A page that follows the stream: what it was told. */
function listen(getToken: (refused?: string) => Promise<string | null> = async () => 'token', silence?: number) {
  const told: string[] = [];
  configureHttp({ origin: gateway.origin, getToken });
  const stop = followStream(
    stream,
    {
      hear: ({ event, data }) => void told.push(`${event} ${data.paid}`),
      onLine: (heard) => void told.push(heard ? 'heard' : 'cut'),
      onSilence: () => void told.push('silent'),
      onOver: () => void told.push('over'),
    },
    silence,
  );
  onTestFinished(stop);
  return { told, stop };
}

it('hears what is sent, with its token in a header, and passes over what is not as described', async () => {
  gateway.handle = (_request, response) => {
    response.head(200, head);
    response.write(
      `${paid(false)}event: ping\ndata: \n\nevent: state\ndata: {"paid":"yes"}\n\nevent: state\ndata: {\n\n${paid(true)}`,
    );
  };
  const { told } = listen();
  await vi.waitFor(() => expect(told).toEqual(['heard', 'state false', 'state true']));
  expect(gateway.seen[0]?.headers['authorization']).toBe('Bearer token');
  expect(gateway.seen[0]?.url.pathname).toBe(stream.path);
});

it('comes back after a cut line and a gateway that is away, and says so', async () => {
  gateway.handle = (_request, response, count) => {
    if (count === 2) return refuse(response, 503, 'maintenance');
    response.head(200, head);
    if (count === 1) response.end(paid(false));
    else response.write(paid(true));
  };
  const { told } = listen();
  await vi.waitFor(() => expect(told).toEqual(['heard', 'state false', 'cut', 'cut', 'heard', 'state true']), 5000);
});

it('is not heard where headers pass and the body is held back, and says each time that it is silent', async () => {
  gateway.handle = (_request, response, count) => {
    response.head(200, head);
    if (count < 3) response.flush();
    else response.write('event: ping\ndata: \n\n');
  };
  const { told } = listen(undefined, 100);
  await vi.waitFor(() => expect(told).toEqual(['silent', 'cut', 'silent', 'cut', 'heard']), 5000);
});

it('ends with its session, and where it is refused for good', async () => {
  gateway.handle = (_request, response) => {
    response.head(200, head);
    response.write('event: over\ndata: \n\n');
  };
  const first = listen();
  await vi.waitFor(() => expect(first.told).toEqual(['heard', 'cut', 'over']));
  gateway.handle = (_request, response) => refuse(response, 401, 'session_ended');
  const second = listen(async (refused) => (refused === undefined ? 'token' : null));
  await vi.waitFor(() => expect(second.told).toEqual(['cut', 'over']));
});

it('renews a token that ran out, once', async () => {
  gateway.handle = (request, response) => {
    if (request.headers['authorization'] !== 'Bearer fresh') return refuse(response, 401, 'session_ended');
    response.head(200, head);
    response.write(paid(true));
  };
  const { told } = listen(async (refused) => (refused === undefined ? 'token' : 'fresh'));
  await vi.waitFor(() => expect(told).toEqual(['heard', 'state true']));
});

it('is silent once it is stopped, and closes its line', async () => {
  let closed = false;
  gateway.handle = (_request, response) => response.onClose(() => (closed = true));
  const { told, stop } = listen();
  await vi.waitFor(() => expect(gateway.seen).toHaveLength(1));
  stop();
  await vi.waitFor(() => expect(closed).toBe(true));
  expect(told).toEqual([]);
});
