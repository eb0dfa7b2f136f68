// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { commitmentOf } from '#src/contract/core/commitment.ts';
import { levelText } from '#src/contract/jackpots/jackpot-level.ts';
import type { Jackpot, JackpotDrop } from '#src/contract/jackpots/jackpots.schema.ts';
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

const drop = async (rest: Partial<JackpotDrop> = {}): Promise<JackpotDrop> => ({
  run: 'over',
  name: 'Wave',
  winner: 'mar***ta',
  amount: '41.07',
  at: Date.UTC(2026, 2, 14, 12),
  seed: '10.00',
  cap: '100.00',
  level: '41.05',
  salt: 'salt',
  commitment: await commitmentOf(levelText('41.05', 'salt')),
  state: 'paid',
  ...rest,
});

async function show(list: Jackpot[], drops: JackpotDrop[] = []) {
  const { store } = await showInApp(JackpotPage);
  act(() => jackpotsResource.set(store, { language: 'en' }, { list, drops }));
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
  it('shows each with what it has come to, the largest first, its limit, its rate and the games that count [S1-092]', async () => {
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
    ['the sealed level', {}, /^Verified/],
    ['a changed level', { level: '41.06' }, /^Not verified/],
    ['a changed salt', { salt: 'Salt' }, /^Not verified/],
    ['a level that it had not come to', { amount: '41.04' }, /^Not verified/],
    ['an amount above its cap', { cap: '41.06' }, /^Not verified/],
  ])('checks a win on the device against %s', async (_what, rest, verdict) => {
    await show([], [await drop(rest)]);
    expect(screen.getByText('mar***ta')).toBeDefined();
    const details = screen.getByText('Check this win').closest('details');
    if (!details) throw new Error('nothing to open');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    expect(await screen.findByText(verdict)).toBeDefined();
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
