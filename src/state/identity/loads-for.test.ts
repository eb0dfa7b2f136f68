import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import { may } from '#src/contract/core/member-type.ts';
import { login, shareTabs } from '#src/state/testing/tabs.ts';
import { loadsFor } from './loads-for.ts';
import { type Session, sessionState } from './session-atoms.ts';

const { openTab } = shareTabs();

const member = (type: number): Session => ({
  status: 'member',
  member: { token: 't', userName: 'ana', type } as never,
});

it.each([
  ['a member', member(0), true],
  ['a guest of the free trial, without an inbox', member(4), false],
  ['a visitor', { status: 'guest' } as const, false],
  ['a visitor at a cold start, for whom nothing is stored', { status: 'restoring' } as const, false],
])('whether messages are read for %s', async (_, session, reads) => {
  const store = createStore();
  store.set(sessionState, session);
  expect(await loadsFor(store, may.mail)).toBe(reads);
});

it.each([
  ['a member', 0, true],
  ['a guest of the free trial', 4, false],
] as const)('waits at a cold start for the stored session of %s', async (_, customerType, reads) => {
  const before = await openTab();
  await before.signIn(before.store, { ...login('ana'), ...(customerType && { customerType }) });
  const { store } = await openTab();
  const fresh = await import('./loads-for.ts');
  expect(await fresh.loadsFor(store, may.mail)).toBe(reads);
  expect(await fresh.memberType(store)).toBe(customerType);
});
