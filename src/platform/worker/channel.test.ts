import { beforeEach, describe, expect, it, vi } from 'vitest';
import { memberCache } from '#src/contract/worker/worker-messages.ts';
import { forgetMemberCache, onWorkerMessage } from './channel.ts';

const order: string[] = [];
/** A browser whose worker answers as the test defines. */
function browser(receive: (port: MessagePort) => void) {
  const active = {
    postMessage: ({ type }: { type: string }, [port]: MessagePort[]) => {
      order.push(type);
      if (port) receive(port);
    },
  };
  const serviceWorker = Object.assign(new EventTarget(), {
    getRegistration: async () => ({ active }),
    startMessages: () => undefined,
  });
  vi.stubGlobal('navigator', { serviceWorker });
  vi.stubGlobal('caches', { delete: async (name: string) => order.push(`deleted ${name}`) });
  return serviceWorker;
}
beforeEach(() => {
  order.length = 0;
  return () => vi.unstubAllGlobals();
});

describe('forgetMemberCache', () => {
  it("waits for the worker's word, and deletes the cache itself as well [S1-281]", async () => {
    browser((port) =>
      setTimeout(() => {
        order.push('done');
        port.postMessage('done');
      }, 20),
    );
    await forgetMemberCache();
    expect(order).toEqual(['forget-member', 'done', `deleted ${memberCache}`]);
  });

  it('does not wait for ever for a worker that says nothing', async () => {
    browser(() => undefined);
    const begun = performance.now();
    await forgetMemberCache();
    expect(performance.now() - begun).toBeLessThan(1900);
    expect(order).toEqual(['forget-member', `deleted ${memberCache}`]);
  });

  it('is nothing where there are no workers and no caches', async () => {
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('caches', undefined);
    await expect(forgetMemberCache()).resolves.toBeUndefined();
  });
});

describe('onWorkerMessage', () => {
  it('accepts the worker’s messages, and nothing else', () => {
    const source = browser(() => undefined);
    const heard: unknown[] = [];
    const stop = onWorkerMessage((message) => heard.push(message));
    const say = (data: unknown) => source.dispatchEvent(Object.assign(new Event('message'), { data }));
    say({ type: 'changed', address: '/', at: 1 });
    say({ type: 'changed', address: 5 });
    say('CACHE_UPDATED');
    stop();
    say({ type: 'checked', address: '/', at: 1 });
    expect(heard).toEqual([{ type: 'changed', address: '/', at: 1 }]);
  });
});
