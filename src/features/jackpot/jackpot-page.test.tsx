// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { levelText } from '#src/contract/jackpots/jackpot-level.ts';
import type { EndedRun, Jackpot, JackpotDrop } from '#src/contract/jackpots/jackpots.schema.ts';
import { configureHttp } from '#src/platform/calls/send.ts';
import { jackpotsResource } from './jackpot.resource.ts';
import { JackpotPage } from './jackpot-page.tsx';

const jackpot = (id: string, amount: string, rest: Partial<Jackpot> = {}): Jackpot => ({
  id,
  name: id,
  art: '/art/b/mar.svg',
  category: '',
  rate: '0.50',
  seed: '10.00',
  cap: '100.00',
  amount,
  run: `run-${id}`,
  commitment: id.repeat(4),
  startedAt: 0,
  ...rest,
});

const terms = { form: 2, run: 'over', seed: '10.00', cap: '100.00', rate: '0.50' } as const;
const at = Date.UTC(2026, 2, 14, 12);

const drop = async (rest: Partial<JackpotDrop> = {}): Promise<JackpotDrop> => ({
  ...terms,
  name: 'Wave',
  winner: 'mar***ta',
  before: '41.04',
  amount: '41.07',
  at,
  level: '41.05',
  salt: 'salt',
  commitment: await commitmentOf(levelText(terms, { level: '41.05', salt: 'salt' })),
  state: 'paid',
  ...rest,
});

/** Includes a drop older than the commitments to terms. */
const oldDrop = async (): Promise<JackpotDrop> => {
  const { before: _before, rate: _rate, ...rest } = await drop();
  return { ...rest, form: 1, commitment: await commitmentOf('41.05:salt') };
};

const endedRun = async (rest: Partial<EndedRun> = {}): Promise<EndedRun> => {
  const { winner: _winner, state: _state, before: _before, ...over } = await drop();
  return { ...over, cause: 'off', amount: '20.00', ...rest };
};

async function show(list: Jackpot[], drops: JackpotDrop[] = [], ended: EndedRun[] = []) {
  const { store } = await showInApp(JackpotPage);
  act(() => jackpotsResource.set(store, { language: 'en' }, { list, drops, ended }));
}

function openProof(action: string, index = 0) {
  const details = screen.getAllByText(action)[index]?.closest('details');
  if (!details) throw new Error('nothing to open');
  details.open = true;
  fireEvent(details, new Event('toggle'));
}

beforeEach(() => {
  configureHttp({
    fetch: () => Promise.reject(new TypeError('no network')),
    origin: 'http://gateway.test',
    getToken: () => null,
  });
});
afterEach(cleanup);

it('says of a win that waits for the operator that it is under review', async () => {
  await show([], [await drop({ state: 'held' }), await drop({ run: 'other', winner: 'ana***ra' })]);
  const [held, paid] = screen.getAllByRole('listitem');
  expect(held?.textContent).toContain('Under review');
  expect(paid?.textContent).not.toContain('Under review');
});

describe('the page of the jackpots', () => {
  it('shows each with its amount, the largest first, its limit, its rate and the games that count [S1-092]', async () => {
    await show([jackpot('Wave', '20.00', { category: 'FISH' }), jackpot('Surge', '80.00', { rate: '0.30' })]);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual(['Surge', 'Wave']);
    const [surge, wave] = cards.map((card) => within(card));
    expect(surge?.getByText(/80\.00/)).toBeDefined();
    expect(surge?.getByText(/Drops before .*100\.00/)).toBeDefined();
    expect(surge?.getByRole('progressbar').getAttribute('value')).toBe('80');
    expect(surge?.getByRole('link').getAttribute('href')).toBe('/m/game');
    expect(surge?.getByRole('link').textContent).toContain('Grows by 0.30% of each bet');
    expect(wave?.getByRole('link').getAttribute('href')).toBe('/m/gameList?gameType=FISH');
    expect(screen.getByText('SurgeSurgeSurgeSurge')).toBeDefined();
    expect(screen.getByText('Nobody yet: the first one is still growing.')).toBeDefined();
  });

  it.each([
    ['the committed level', {}, /^Verified: the level has not changed since the run began, and this bet/],
    ['a changed level', { level: '41.06' }, /^Not verified: this level/],
    ['a changed salt', { salt: 'Salt' }, /^Not verified: this level/],
    ['a changed cap', { cap: '41.06' }, /^Not verified: this level/],
    ['a level that it had not come to', { amount: '41.04' }, /^Not verified: this bet/],
    ['a level that it had come to before', { before: '41.05' }, /^Not verified: this bet/],
  ])('checks a win on the device against %s', async (_what, rest, verdict) => {
    await show([], [await drop(rest)]);
    expect(screen.getByText('mar***ta')).toBeDefined();
    openProof('Check this win');
    expect(await screen.findByText(verdict)).toBeDefined();
    expect(screen.getByText(/^From .*10\.00 to .*, 0\.50% of each bet$/)).toBeDefined();
  });

  it('says of an old win that its commitment covers only level and salt, and claims no more', async () => {
    await show([], [await oldDrop()]);
    openProof('Check this win');
    expect(await screen.findByText(/^Verified, by an older commitment/)).toBeDefined();
    expect(screen.getByText('Older commitment: it covers only level and salt.')).toBeDefined();
  });

  it('shows the level of a run that ended without a winner, the reason, and verifies it', async () => {
    await show([], [], [await endedRun(), await endedRun({ run: 'other', level: '41.06' })]);
    expect(screen.getByRole('heading', { name: 'Ended without a winner' })).toBeDefined();
    expect(screen.getAllByText(/Paused by the house/)).toHaveLength(2);
    openProof('Check this run');
    expect(await screen.findByText(/^Verified: the level has not changed/)).toBeDefined();
    openProof('Check this run', 1);
    expect(await screen.findByText(/^Not verified: this level/)).toBeDefined();
  });

  it('says of a run whose level could not be opened that it cannot be shown', async () => {
    const { level: _level, salt: _salt, ...run } = await endedRun({ cause: 'unreadable' });
    await show([], [], [run]);
    expect(screen.getByText(/The level could not be decrypted/)).toBeDefined();
    expect(screen.getByText(`Its level cannot be shown. Commitment: ${run.commitment}`)).toBeDefined();
    expect(screen.queryByText('Check this run')).toBeNull();
  });

  it('says that there is none, and what it could not read', async () => {
    await show([]);
    expect(screen.getByText('No jackpot at the moment')).toBeDefined();
    cleanup();
    const { store } = await showInApp(JackpotPage);
    await act(() => jackpotsResource.refresh(store, { language: 'en' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
