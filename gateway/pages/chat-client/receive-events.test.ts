import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { streamSilence } from '#src/contract/core/stream.ts';
import { receiveEvents } from './receive-events.ts';

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static made: FakeSource[] = [];
  readyState = 0;
  constructor() {
    super();
    FakeSource.made.push(this);
  }
  close() {
    this.readyState = 2;
  }
}

beforeEach(() => {
  FakeSource.made = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = { seq: 1, clientId: 'id-1', author: 'operator', text: 'Oi', at: 0, name: '' } as never;

function arrange() {
  const heard: unknown[] = [];
  const line = vi.fn();
  const read = vi.fn(async () => ({ ok: true as const, value: { list: [message], state: {}, more: false } as never }));
  const events = receiveEvents('/wps/chat/stream', {
    after: () => 0,
    on: { message: (one) => heard.push(one), state: () => undefined },
    onLine: line,
    onRefused: () => undefined,
    read,
  });
  events.open();
  return { events, read, heard, line };
}

it('a stream of which nothing arrives is replaced by polling: the answer is there within a minute, and no mute stream stays', async () => {
  const { read, heard, events } = arrange();
  await vi.advanceTimersByTimeAsync(streamSilence);
  expect(read).toHaveBeenCalled();
  expect(heard).toEqual([message]);
  expect(streamSilence).toBeLessThan(60_000);
  expect(FakeSource.made.map(({ readyState }) => readyState)).toEqual([FakeSource.CLOSED]);
  events.close();
});

it('a stream whose headers pass and whose body is held back is replaced by polling just as soon', async () => {
  const { read, heard, line, events } = arrange();
  FakeSource.made[0]?.dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(streamSilence);
  expect(heard).toEqual([message]);
  expect(read).toHaveBeenCalledOnce();
  // Heard by polling, never by the stream.
  expect(line).toHaveBeenCalledOnce();
  expect(FakeSource.made.map(({ readyState }) => readyState)).toEqual([FakeSource.CLOSED]);
  events.close();
});

it('a stream that worked before is reopened after a silence, and not given up', async () => {
  const { read } = arrange();
  FakeSource.made[0]?.dispatchEvent(new Event('ping'));
  await vi.advanceTimersByTimeAsync(streamSilence);
  expect([FakeSource.made.length, read.mock.calls.length]).toEqual([2, 0]);
});

it('a cut connection is no silence: the browser reconnects by itself', async () => {
  const { read } = arrange();
  FakeSource.made[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(streamSilence - 1);
  expect(read).not.toHaveBeenCalled();
});
