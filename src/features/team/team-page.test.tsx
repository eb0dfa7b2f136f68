// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerEverything } from '#src/components/testing/answer-everything.ts';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { setResourceOwner } from '#src/platform/resource/resource-owner.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { TeamPage } from './team-page.tsx';

const figures = {
  turnover: '60.00',
  win: '15.00',
  result: '45.00',
  bonus: '0.00',
  deposit: '9.00',
  withdrawal: '0.00',
};
const days = { startDate: '2026-11-21', endDate: '2026-11-27', at: 0 };
const person = { level: 1, agent: 'otavio.reis', seenAt: 0, joinedAt: 0, frozen: false, figures };
const carla = { ...person, account: 'carla.dias', isAgent: true, online: true, below: 11 };
const rose = {
  ...person,
  account: 'rose.figueira',
  isAgent: false,
  online: false,
  seenAt: null,
  below: 0,
  frozen: true,
};
const list = {
  ...days,
  path: [],
  counters: { direct: 2, whole: 13, online: 1 },
  list: [carla, rose],
  ...{ pageNum: 1, totalPages: 3, totalCount: 45 },
};
const member = { ...carla, ...days, since: '2026-11-01', rates: { RNG: 60, LIVE: 0 }, mayFreeze: true };
const page = { title: { id: 'Team' }, header: 'back', footer: false } as const;
const protection = { agentNeedsStep: false, secondFactor: false, codesLeft: 0, hasPassword: true };
const valueOf = (path: string): object => {
  if (path.endsWith('downline')) return list;
  if (path.endsWith('teamMember')) return member;
  if (path.endsWith('note')) return { note: { text: 'x', at: 0 } };
  return path.endsWith('freeze') ? { freeze: { cause: 'suspicion', at: 0, mayLift: true } } : protection;
};

const entries = { TRANSREC3: true, TEAMBETTING3: true, GAMSER: true };

async function open(value?: object, flags: Record<string, boolean> = entries) {
  const asked = answerEverything((path) => (value && path.endsWith('downline') ? value : valueOf(path)));
  const shown = await showInApp(TeamPage, page, '/page');
  const session = { token: 'token', userName: 'otavio.reis', type: 3, merchantCode: 'mare', firstTimeLogin: false };
  await act(async () => {
    statusResource.set(shown.store, undefined, { info: { whitelabel: { flags } } } as never);
    shown.store.set(sessionState, { status: 'member', member: { ...session, expiresAt: Date.now() + 900_000 } });
    setResourceOwner(shown.store, 'otavio.reis');
  });
  await screen.findByRole('searchbox');
  return { ...shown, asked: (path = 'downline') => asked.filter((one) => one.includes(path)) };
}

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 27, 12), toFake: ['Date'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the list of a team [S2-077]', () => {
  it('has a row for each member with presence, role and the figure of its order, and the counters of the branch', async () => {
    await open();
    const rows = within(await screen.findByRole('list', { name: 'Members' })).getAllByRole('button');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/carla\.diasAgentonline.*60\.0011 below$/),
      expect.stringMatching(/rose\.figueiraFrozennot seen lately.*60\.00bets$/),
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['2', '13', '1']);
    expect(screen.getByText('1 of 3')).toBeTruthy();
  });

  it('asks once for what was typed, for another order and for another page', async () => {
    const { asked } = await open();
    await screen.findByRole('list', { name: 'Members' });
    const box = screen.getByRole('searchbox');
    for (const text of ['c', 'ca', 'car']) fireEvent.input(box, { target: { value: text } });
    await vi.waitFor(() => expect(asked().at(-1)).toContain('search=car'));
    expect(asked().filter((one) => one.includes('search='))).toHaveLength(1);
    fireEvent.change(screen.getByRole('combobox', { name: 'Order' }), { target: { value: 'presence' } });
    await vi.waitFor(() => expect(asked().at(-1)).toContain('sort=presence'));
    fireEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await vi.waitFor(() => expect(asked().at(-1)).toContain('pageNo=2'));
  });

  it('says so where nobody is below', async () => {
    await open({ ...list, list: [], totalPages: 0, totalCount: 0 });
    expect(await screen.findByRole('heading', { name: 'Nobody is here yet' })).toBeTruthy();
  });
});

describe('the sheet of a member', () => {
  const openSheet = async (flags?: Record<string, boolean>) => {
    const shown = await open(undefined, flags);
    fireEvent.click(await screen.findByRole('button', { name: /carla\.dias/ }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('heading', { name: 'Rebate' });
    return { ...shown, sheet };
  };

  it('has figures, place and rates, and opens the branch', async () => {
    const { sheet, asked } = await openSheet();
    expect(sheet.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Slots 0.60%', 'Live 0.00%']);
    expect(sheet.getByText(/with all below them$/)).toBeTruthy();
    expect(sheet.getByRole('link', { name: 'Adjust' }).getAttribute('href')).toBe(
      '/m/member/agent/agentRebeat?account=carla.dias',
    );
    fireEvent.click(sheet.getByRole('button', { name: 'Show the branch: 11 members' }));
    await vi.waitFor(() => expect(asked().at(-1)).toContain('member=carla.dias'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the pages alone that the merchant has switched on [S2-074]', async () => {
    const { sheet } = await openSheet();
    const names = ['Adjust', 'See their transactions', 'See their bets'];
    expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
    cleanup();
    const { sheet: bare } = await openSheet({ TRANSREC3: false });
    expect(bare.queryAllByRole('link')).toEqual([]);
  });

  it('keeps a note of 140 characters at most', async () => {
    const { sheet, asked } = await openSheet();
    fireEvent.click(sheet.getByRole('button', { name: 'Write a note' }));
    const area = sheet.getByRole('textbox', { name: 'Note' });
    fireEvent.change(area, { target: { value: 'a'.repeat(141) } });
    expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Save note' }).disabled).toBe(true);
    fireEvent.change(area, { target: { value: 'Prefere falar\ndepois' } });
    expect((area as HTMLTextAreaElement).value).toBe('Prefere falar depois');
    fireEvent.click(sheet.getByRole('button', { name: 'Save note' }));
    await vi.waitFor(() => expect(asked('teamMember/note')).toHaveLength(1));
    await vi.waitFor(() => expect(sheet.queryByRole('textbox', { name: 'Note' })).toBeNull());
  });

  it('freezes with a reason alone, after it says what stops and what goes on', async () => {
    const { asked } = await openSheet();
    fireEvent.click(screen.getByRole('button', { name: 'Freeze' }));
    const form = within(await screen.findByRole('dialog', { name: 'Freeze carla.dias?' }));
    expect(form.getAllByRole('listitem')).toHaveLength(3);
    fireEvent.click(form.getByRole('button', { name: 'Freeze' }));
    expect(form.getByText('Say in a sentence what happened.')).toBeTruthy();
    expect(asked('teamMember/freeze')).toHaveLength(0);
    fireEvent.change(form.getByRole('textbox', { name: 'What happened' }), { target: { value: 'Três cidades' } });
    fireEvent.click(form.getByRole('button', { name: 'Freeze' }));
    await vi.waitFor(() => expect(asked('teamMember/freeze')).toHaveLength(1));
    expect(await screen.findByRole('dialog', { name: 'carla.dias' })).toBeTruthy();
  });
});
