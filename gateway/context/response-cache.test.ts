import { describe, expect, it } from 'vitest';
import type { Topic } from '#src/contract/core/topics.ts';
import { createEvents } from '../process/events.ts';
import { createResponseCache } from './response-cache.ts';
import { Representation } from './representation.ts';

const of = (text: string) => new Representation(Buffer.from(text), {});

function setUp() {
  const events = createEvents();
  let now = 0;
  const responses = createResponseCache({ events, clock: () => now });
  let made = 0;
  const make = async () => of(`version ${(made += 1)}`);
  /** Requests until the answer is cached. */
  const cache = async (key: string, topics: readonly Topic[], maker = make) => {
    await responses.get(key, topics, maker);
    return responses.get(key, topics, maker);
  };
  return { events, responses, make, cache, made: () => made, pass: (ms: number) => (now += ms) };
}

describe('the response cache', () => {
  it('make an answer once, also for those who ask at the same time', async () => {
    const { responses, make, made } = setUp();
    const [a, b] = await Promise.all([responses.get('k', ['games'], make), responses.get('k', ['games'], make)]);
    expect(a).toBe(b);
    expect(await responses.get('k', ['games'], make)).toBe(a);
    expect(made()).toBe(1);
  });

  it('cache no answer that is asked for once', async () => {
    const { events, responses, make, made } = setUp();
    await responses.get('k', ['games'], make);
    expect(responses.usage()).toEqual({ entries: 0, bytes: 0 });
    const second = await responses.get('k', ['games'], make);
    expect(await responses.get('k', ['games'], make)).toBe(second);
    // It is known to come again, whatever has changed since.
    events.emit('changed', 'games');
    const changed = await responses.get('k', ['games'], make);
    expect(await responses.get('k', ['games'], make)).toBe(changed);
    expect(made()).toBe(3);
  });

  it('never returns a stale answer after a change', async () => {
    const { events, responses, make, cache } = setUp();
    await cache('k', ['games']);
    responses.recordAddress('/k', 'k');
    expect(responses.byAddress('/k')?.identity.toString()).toBe('version 2');
    events.emit('changed', 'games');
    expect(responses.byAddress('/k')).toBeUndefined();
    expect((await responses.get('k', ['games'], make)).identity.toString()).toBe('version 3');
    expect(responses.byAddress('/k')?.identity.toString()).toBe('version 3');
  });

  it('do not cache an answer whose making began before a change, nor give it to those who ask after it', async () => {
    const { events, responses, make } = setUp();
    let finish: (value: Representation) => void = () => undefined;
    const slow = responses.get('k', ['games'], () => new Promise<Representation>((resolve) => (finish = resolve)));
    events.emit('changed', 'games');
    const after = await responses.get('k', ['games'], make);
    finish(of('old'));
    expect((await slow).identity.toString()).toBe('old');
    expect(after.identity.toString()).toBe('version 1');
    expect(await responses.get('k', ['games'], make)).toBe(after);
  });

  it('drop what depends on a topic, and everything when the status changes', async () => {
    const { events, responses, cache } = setUp();
    await cache('a', ['games']);
    await cache('b', ['help']);
    events.emit('changed', 'winners');
    expect(responses.usage().entries).toBe(2);
    events.emit('changed', 'help');
    expect(responses.usage().entries).toBe(1);
    events.emit('changed', 'status');
    expect(responses.usage()).toEqual({ entries: 0, bytes: 0 });
  });

  it('make an answer again when it is a minute old', async () => {
    const { responses, make, cache, pass } = setUp();
    await cache('k', ['winners']);
    pass(60_001);
    expect((await responses.get('k', ['winners'], make)).identity.toString()).toBe('version 3');
    expect(responses.usage().entries).toBe(1);
  });

  it('cache no failure', async () => {
    const { responses, make } = setUp();
    await expect(responses.get('k', [], async () => Promise.reject(new Error('no database')))).rejects.toThrow(
      'no database',
    );
    expect((await responses.get('k', [], make)).identity.toString()).toBe('version 1');
  });

  it('hold at most 1,000 answers and 16 MB, what is not used going first', async () => {
    const { responses, make, cache } = setUp();
    await cache('first', []);
    await cache('second', []);
    for (let index = 0; index < 999; index += 1) {
      await responses.get('first', [], make);
      await cache(`k${index}`, []);
    }
    expect(responses.usage().entries).toBe(1000);
    responses.recordAddress('/first', 'first');
    responses.recordAddress('/second', 'second');
    expect(responses.byAddress('/first')).toBeDefined();
    expect(responses.byAddress('/second')).toBeUndefined();
    const large = of('x'.repeat(10 * 1024 * 1024));
    await cache('large 1', [], async () => large);
    await cache('large 2', [], async () => large);
    for (const name of ['large 1', 'large 2']) responses.recordAddress(`/${name}`, name);
    expect(responses.byAddress('/large 1')).toBeUndefined();
    expect(responses.byAddress('/large 2')).toBe(large);
    expect(responses.usage().bytes).toBeLessThanOrEqual(16 * 1024 * 1024);
  });
});
