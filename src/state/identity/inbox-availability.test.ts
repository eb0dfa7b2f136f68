import { createStore } from 'jotai';
import { expect, it } from 'vitest';
import type { Status } from '#src/contract/site/system.schema.ts';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { memberInfoResource } from './member.ts';
import { hasChatRowAtom, offersChatAtom, offersMailAtom } from './inbox-availability.ts';
import { sessionState } from './session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';

/** A page of a member of this type with these labels, or of a visitor, on a site with these flags. */
function pageOf(flags: Record<string, boolean>, type?: number, ...labels: string[]) {
  const store = createStore();
  statusResource.set(store, undefined, { info: { whitelabel: { flags } } } as unknown as Status);
  if (type === undefined) return store;
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type, firstTimeLogin: false, expiresAt: 0 };
  store.set(sessionState, { status: 'member', member });
  setResourceOwner(store, 'ana');
  const memberLabel = labels.map((labelName) => ({ labelName }));
  const info = { id: '1', account: 'ana', type, nickname: '', memberLabel, vipLabel: '', iconId: '' };
  memberInfoResource.set(store, undefined, info);
  return store;
}
const on = { CBS3: true, mailCenter: true };

it.each([
  ['a member', 0, [], true],
  ['an agent', 41, [], true],
  ['a free-trial guest', 4, [], false],
  ['who carries the label nochat', 0, ['vip', 'nochat'], false],
])('the chat is offered to %s where the flag is on: %s %j %s [S1-019]', (_who, type, labels, offered) => {
  expect(pageOf(on, type, ...labels).get(offersChatAtom)).toBe(offered);
  expect(pageOf({ mailCenter: true }, type, ...labels).get(offersChatAtom)).toBe(false);
});

it('the message centre has a row of the chat by the flag alone, but for who may not chat [S1-192]', () => {
  for (const type of [undefined, 0, 4]) {
    expect(pageOf(on, type).get(hasChatRowAtom)).toBe(true);
    expect(pageOf({ CBS3: false }, type).get(hasChatRowAtom)).toBe(false);
  }
  expect(pageOf(on, 0, 'nochat').get(hasChatRowAtom)).toBe(false);
});

it('the inbox is offered where the flag of the mail centre is on [S1-020]', () => {
  expect(pageOf(on).get(offersMailAtom)).toBe(true);
  expect(pageOf({}).get(offersMailAtom)).toBe(false);
});
