import { describe, expect, it } from 'vitest';
import type { Topic } from '#src/contract/core/topics.ts';
import { createEvents } from '../process/events.ts';
import { createReadyBuffers } from './response-cache.ts';
import { Representation } from './representation.ts';

const of = (text: string) => new Representation(Buffer.from(text), {});

function setUp() {
  const events = createEvents();
  let now = 0;
  const buffers = createReadyBuffers({ events, clock: () => now });
  let made = 0;
  const make = async () => of(`version ${(made += 1)}`);
  /** Requests until the answer is cached. */
  const cache = async (key: string, topics: readonly Topic[], maker = make) => {
    await buffers.get(key, topics, maker);
    return buffers.get(key, topics, maker);
  };
  return { events, buffers, make, cache, made: () => made, pass: (ms: number) => (now += ms) };
}

describe('ready buffers', () => {
  it('make an answer once, also for those who ask at the same time', async () => {
    const { buffers, make, made } = setUp();
    const [a, b] = await Promise.all([buffers.get('k', ['games'], make), buffers.get('k', ['games'], make)]);
    expect(a).toBe(b);
    expect(await buffers.get('k', ['games'], make)).toBe(a);
    expect(made()).toBe(1);
  });

  it('cache no answer that is asked for once', async () => {
    const { events, buffers, make, made } = setUp();
    await buffers.get('k', ['games'], make);
    expect(buffers.usage()).toEqual({ entries: 0, bytes: 0 });
    const second = await buffers.get('k', ['games'], make);
    expect(await buffers.get('k', ['games'], make)).toBe(second);
    // It is known to come again, whatever has changed since.
    events.emit('changed', 'games');
    const changed = await buffers.get('k', ['games'], make);
    expect(await buffers.get('k', ['games'], make)).toBe(changed);
    expect(made()).toBe(3);
  });

  it('never give a stale answer once a change has been told', async () => {
    const { events, buffers, make, cache } = setUp();
    await cache('k', ['games']);
    buffers.recordAddress('/k', 'k');
    expect(buffers.byAddress('/k')?.identity.toString()).toBe('version 2');
    events.emit('changed', 'games');
    expect(buffers.byAddress('/k')).toBeUndefined();
    expect((await buffers.get('k', ['games'], make)).identity.toString()).toBe('version 3');
    expect(buffers.byAddress('/k')?.identity.toString()).toBe('version 3');
  });

  it('do not cache an answer whose making began before a change, nor give it to those who ask after it', async () => {
    const { events, buffers, make } = setUp();
    let finish: (value: Representation) => void = () => undefined;
    const slow = buffers.get('k', ['games'], () => new Promise<Representation>((resolve) => (finish = resolve)));
    events.emit('changed', 'games');
    const after = await buffers.get('k', ['games'], make);
    finish(of('old'));
    expect((await slow).identity.toString()).toBe('old');
    expect(after.identity.toString()).toBe('version 1');
    expect(await buffers.get('k', ['games'], make)).toBe(after);
  });

  it('drop what depends on a topic, and everything when the status changes', async () => {
    const { events, buffers, cache } = setUp();
    await cache('a', ['games']);
    await cache('b', ['help']);
    events.emit('changed', 'winners');
    expect(buffers.usage().entries).toBe(2);
    events.emit('changed', 'help');
    expect(buffers.usage().entries).toBe(1);
    events.emit('changed', 'status');
    expect(buffers.usage()).toEqual({ entries: 0, bytes: 0 });
  });

  it('make an answer again when it is a minute old', async () => {
    const { buffers, make, cache, pass } = setUp();
    await cache('k', ['winners']);
    pass(60_001);
    expect((await buffers.get('k', ['winners'], make)).identity.toString()).toBe('version 3');
    expect(buffers.usage().entries).toBe(1);
  });

  it('cache no failure', async () => {
    const { buffers, make } = setUp();
    await expect(buffers.get('k', [], async () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect((await buffers.get('k', [], make)).identity.toString()).toBe('version 1');
  });

  it('hold at most 1,000 answers and 16 MB, what is not used going first', async () => {
    const { buffers, make, cache } = setUp();
    await cache('first', []);
    await cache('second', []);
    for (let index = 0; index < 999; index += 1) {
      await buffers.get('first', [], make);
      await cache(`k${index}`, []);
    }
    expect(buffers.usage().entries).toBe(1000);
    buffers.recordAddress('/first', 'first');
    buffers.recordAddress('/second', 'second');
    expect(buffers.byAddress('/first')).toBeDefined();
    expect(buffers.byAddress('/second')).toBeUndefined();
    const large = of('x'.repeat(10 * 1024 * 1024));
    await cache('large 1', [], async () => large);
    await cache('large 2', [], async () => large);
    for (const name of ['large 1', 'large 2']) buffers.recordAddress(`/${name}`, name);
    expect(buffers.byAddress('/large 1')).toBeUndefined();
    expect(buffers.byAddress('/large 2')).toBe(large);
    expect(buffers.usage().bytes).toBeLessThanOrEqual(16 * 1024 * 1024);
  });
});
