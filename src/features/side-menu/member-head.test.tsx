// @vitest-environment happy-dom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { memberInfoResource } from '#src/state/identity/member.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { MemberHead } from './member-head.tsx';

afterEach(cleanup);

async function show(info: { nickname?: string; iconId?: string }) {
  answerEverything({ image: 'AAAA' });
  const { store } = await showInApp(() => <MemberHead account="ana.lima" onClose={() => undefined} />);
  const member = {
    token: 't',
    merchantCode: 'mare',
    userName: 'ana.lima',
    type: 0,
    firstTimeLogin: false,
    expiresAt: 9e15,
  };
  const value = {
    id: '1',
    account: 'ana.lima',
    type: 0,
    nickname: '',
    memberLabel: [],
    vipLabel: '',
    iconId: '',
    ...info,
  };
  act(() => {
    setResourceOwner(store, 'ana.lima');
    store.set(sessionState, { status: 'member', member });
    memberInfoResource.set(store, undefined, value);
  });
}
const centre = () => screen.getByRole('link', { name: 'Member centre' });

it.each([
  ['Aninha', ['Aninha', 'ana.lima'], 'A'],
  ['', ['ana.lima'], 'AL'],
])(
  'a member with the nickname %j is called %j, with initials as avatar [S1-210, S1-211]',
  async (nickname, names, initial) => {
    await show({ nickname });
    expect(screen.getAllByText(/^(Aninha|ana\.lima)$/).map(({ textContent }) => textContent)).toEqual(names);
    expect(within(centre()).getByText(initial)).toBeDefined();
  },
);

it('shows the picture of a member who has one, which leads to the member centre [S1-210]', async () => {
  await show({ iconId: 'abcdefghij0123456789' });
  expect(centre().getAttribute('href')).toBe('/m/member/home');
  await expect
    .poll(() => centre().querySelector('img')?.getAttribute('src'))
    .toMatch(/^data:image\/jpeg;base64,AAAA|^blob:/);
});
