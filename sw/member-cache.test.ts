import { beforeEach, describe, expect, it, vi } from 'vitest';
import { at, byHand, fakeWorker, json } from './testing/fake-worker.ts';
import { memberCache } from '#src/contract/worker/worker-messages.ts';

const address = '/wps/relay/MCSFE_getListAnnouncements?types=PL';
const ask = (token: string) => new Request(at(address), { headers: { Authorization: `Bearer ${token}` } });

let worker: ReturnType<typeof fakeWorker>;
let members: typeof import('./member-cache.ts');

beforeEach(async () => {
  vi.resetModules();
  worker = fakeWorker();
  members = await import('./member-cache.ts');
});

describe("what a member's announcements leave behind", () => {
  it('is cached without the token [S2-107]', async () => {
    worker.network.mockResolvedValueOnce(json('for A', { Vary: 'Authorization', 'Cache-Control': 'no-store' }));
    await members.memberReads.answer(ask('secret-A'), worker.extend);
    await worker.settle();
    expect(worker.keys(memberCache)).toEqual([address]);
    for (const { request, response } of worker.stores.get(memberCache)?.values() ?? [])
      expect(JSON.stringify([...request.headers, ...response.headers, await response.text()])).not.toMatch(
        /secret|bearer/i,
      );
    // A renewed token finds it, too.
    worker.network.mockResolvedValueOnce(json('for A'));
    const again = await members.memberReads.answer(ask('renewed-A'), worker.extend);
    expect(await again.text()).toContain('for A');
    await worker.settle();
  });

  it('is deleted at logout [S1-281]', async () => {
    worker.network.mockResolvedValueOnce(json('for A'));
    await members.memberReads.answer(ask('A'), worker.extend);
    await worker.settle();
    await members.forgetMember();
    expect(worker.stores.has(memberCache)).toBe(false);
  });

  it('is not restored by a pending response [S1-281]', async () => {
    const { promise, resolve } = byHand();
    worker.network.mockReturnValueOnce(promise);
    const late = members.memberReads.answer(ask('A'), worker.extend);
    await vi.waitFor(() => expect(worker.network).toHaveBeenCalledOnce());
    await members.forgetMember();
    resolve(json('for A'));
    await late;
    await worker.settle();
    expect(worker.keys(memberCache)).toEqual([]);
  });

  it('is not restored by a tab that does not know of the logout [S1-281]', async () => {
    worker.network.mockImplementation(async () => json('for A'));
    await members.memberReads.answer(ask('A'), worker.extend);
    await worker.settle();
    await members.forgetMember();
    await members.memberReads.answer(ask('A'), worker.extend);
    await worker.settle();
    expect(worker.keys(memberCache)).toEqual([]);
    await members.memberReads.answer(ask('B'), worker.extend);
    await worker.settle();
    expect(worker.keys(memberCache)).toEqual([address]);
  });
});
