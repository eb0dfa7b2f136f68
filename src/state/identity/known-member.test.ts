import { createStore } from 'jotai';
import { afterEach, expect, it, vi } from 'vitest';
import { knownMember } from './known-member.ts';
import { sessionState } from './session-atoms.ts';

afterEach(() => void vi.useRealTimers());

const member = { token: 't', userName: 'ana', type: 0, merchantCode: 'mare' } as never;

it('waits for the stored session to be read', async () => {
  const store = createStore();
  const known = knownMember(store);
  store.set(sessionState, { status: 'member', member });
  expect(await known).toBe(member);
});

it('answers at once when it has been read', async () => {
  const store = createStore();
  store.set(sessionState, { status: 'guest' });
  expect(await knownMember(store)).toBeNull();
});

it('continues as for a guest when it cannot be read', async () => {
  vi.useFakeTimers();
  const known = knownMember(createStore());
  await vi.advanceTimersByTimeAsync(4000);
  expect(await known).toBeNull();
});
