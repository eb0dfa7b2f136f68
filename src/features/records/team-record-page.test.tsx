// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { AccountRecordPage } from './account-record-page.tsx';

afterEach(cleanup);

const ofTeam = {
  items: [{ id: 'a', account: 'carla.dias', kind: 'deposit', at: Date.now(), amount: '50.00' }],
  ...{ pageNum: 1, totalPages: 1 },
  totals: { currency: 'BRL', entries: 1, in: '50.00', out: '0.00' },
};
const own = { items: [], pageNum: 1, totalPages: 0, totals: { currency: 'BRL', entries: 0, in: '0.00', out: '0.00' } };
const protection = { agentNeedsStep: false, secondFactor: false, codesLeft: 0, hasPassword: true };

async function open(type: number) {
  const asked = answerEverything((path) => {
    if (path.endsWith('teamRecord')) return ofTeam;
    return path.endsWith('records/account') ? own : protection;
  });
  const shown = await showInApp(
    AccountRecordPage,
    { title: { id: 'x' }, header: 'back', footer: true },
    '/page?types=A',
  );
  const member = { token: 't', userName: 'otavio.reis', type, merchantCode: 'mare', firstTimeLogin: false };
  await act(async () => {
    shown.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } });
    setResourceOwner(shown.store, 'otavio.reis');
    await vi.dynamicImportSettled();
  });
  return { ...shown, asked: (path: string) => asked.filter((one) => one.includes(path)) };
}

it('shows an agent who asks for types=A the transactions of the team, by days and type [S2-076]', async () => {
  const { asked, router } = await open(3);
  const table = await screen.findByRole('table', { name: 'Transactions of the team' });
  expect(within(table).getByText(/carla\.dias/)).toBeTruthy();
  expect(asked('records/account')).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Deposits' }));
  await vi.waitFor(() => expect(asked('teamRecord').at(-1)).toContain('group=deposits'));
  expect(router.state.location.search).toMatchObject({ types: 'A', group: 'deposits' });
});

it('shows a player their own with the same address', async () => {
  const { asked } = await open(0);
  await screen.findByRole('heading', { name: 'No entries in this period' });
  expect(asked('teamRecord')).toEqual([]);
  expect(asked('records/account').length).toBeGreaterThan(0);
});
