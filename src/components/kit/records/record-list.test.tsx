// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { AppError } from '#src/platform/calls/errors.ts';
import { defineResource } from '#src/platform/resource/resource.ts';
import { RecordList, type RecordPage } from './record-list.tsx';
import type { RecordSearch } from './record-search.ts';
import type { SummaryLine } from './record-summary.tsx';

type Bet = { id: number; game: string; stake: string };
type Sums = { stake: string };
const bets = (from: number, count: number): Bet[] =>
  Array.from({ length: count }, (_, i) => ({ id: from + i, game: `Game ${from + i}`, stake: `${from + i}.00` }));

const load = vi.fn<(params: RecordSearch<'kind'>) => Promise<RecordPage<Bet, Sums>>>();
const onSearch = vi.fn<(search: RecordSearch<'kind'>) => void>();
let names = 0;

/** Renders the list at an address; `show` navigates to another one. */
async function open(
  search: RecordSearch<'kind'> = {},
  summary?: (totals: Sums) => SummaryLine[],
  more: { dayOf?: (bet: Bet) => string; onOpen?: (bet: Bet) => void } = {},
) {
  names += 1;
  const resource = defineResource<RecordSearch<'kind'>, RecordPage<Bet, Sums>>({
    name: `bets${names}`,
    key: (params) => JSON.stringify(params),
    load,
    freshFor: 60_000,
    access: 'public',
  });
  const list = (at: RecordSearch<'kind'>) => (
    <RecordList
      label="Bets"
      resource={resource}
      params={at}
      search={at}
      onSearch={onSearch}
      filters={[{ name: 'kind', label: 'Kind', options: [{ value: 'win', label: 'Won' }] }]}
      columns={[
        { id: 'game', label: 'Game', cell: ({ game }) => game },
        { id: 'stake', label: 'Stake', cell: ({ stake }) => stake, total: ({ stake }) => stake, numeric: true },
      ]}
      rowKey={({ id }) => id}
      emptyTitle="No bets in this period"
      {...(summary && { summary })}
      {...more}
    />
  );
  const { wrap, store } = inEnglish();
  const view = render(wrap(list(search)));
  await act(async () => undefined);
  const show = (next: RecordSearch<'kind'>) => act(async () => view.rerender(wrap(list(next))));
  return { show, store, resource };
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const cells = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => textOf(cell)));
const textOf = (cell: Element) => {
  const copy = cell.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden]')) hidden.remove();
  return copy.textContent;
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 23, 12), toFake: ['Date'] });
  onSearch.mockReset();
  load.mockReset().mockResolvedValue({ items: bets(1, 2), pageNum: 1, totalPages: 3, totals: { stake: '9.00' } });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('a list of records', () => {
  it('is grouped by days, and each row opens by its name', async () => {
    load.mockResolvedValue({ items: bets(1, 3), pageNum: 1, totalPages: 1 });
    const onOpen = vi.fn<(bet: Bet) => void>();
    await open({}, undefined, { dayOf: ({ id }) => (id < 3 ? 'Friday' : 'Thursday'), onOpen });
    const days = [...screen.getByRole('table').querySelectorAll('tbody')].map((group) => [
      group.dataset['day'],
      group.querySelectorAll('tr').length,
    ]);
    expect(days).toEqual([
      ['Friday', 2],
      ['Thursday', 1],
    ]);
    press('Game 3');
    expect(onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 3 }));
  });

  it('is a table with a row of totals, in every layout', async () => {
    await open();
    expect(screen.getByRole('table', { name: 'Bets' })).toBeDefined();
    expect(cells()).toEqual([
      ['Game', 'Stake'],
      ['Game 1', '1.00'],
      ['Game 2', '2.00'],
      ['Total', '9.00'],
    ]);
  });

  it('has its sums above the records in place of that row, where they are said so', async () => {
    await open({}, ({ stake }) => [{ label: 'Staked', value: stake }]);
    expect(screen.getByRole('region', { name: 'Total' }).textContent).toContain('Staked9.00');
    expect(cells()).toHaveLength(3);
  });

  it('has its page in the address, and shows the last one when the address names one beyond', async () => {
    await open({ page: 2, kind: 'win' });
    expect(screen.getByText('2 of 3')).toBeDefined();
    press('Next page');
    expect(onSearch).toHaveBeenLastCalledWith({ page: 3, kind: 'win' });
    press('Previous page');
    expect(onSearch).toHaveBeenLastCalledWith({ page: undefined, kind: 'win' });
    cleanup();
    await open({ page: 9 });
    expect(onSearch).toHaveBeenLastCalledWith({ page: 3 });
  });

  it('has its filters in the address; another one begins at the first page', async () => {
    await open({ page: 2 });
    expect(screen.getByRole('button', { name: 'All' }).getAttribute('aria-pressed')).toBe('true');
    press('Won');
    expect(onSearch).toHaveBeenLastCalledWith({ page: undefined, kind: 'win' });
    press('Yesterday');
    expect(onSearch).toHaveBeenLastCalledWith({ page: undefined, from: '2026-11-22', to: '2026-11-22' });
  });

  it('asks for days that can be had alone, and says why not', async () => {
    const { show } = await open();
    const from = () => screen.getByLabelText<HTMLInputElement>('From');
    const said = () => document.getElementById(from().getAttribute('aria-describedby') ?? '')?.textContent;
    expect([from().value, screen.getByRole('button', { name: '7 days' }).getAttribute('aria-pressed')]).toEqual([
      '2026-11-17',
      'true',
    ]);
    for (const [typed, why] of [
      ['', 'Choose a day.'],
      ['2026-12-01', 'This date is in the future.'],
      ['2026-01-01', '90 days at most.'],
    ] as const) {
      fireEvent.change(from(), { target: { value: typed } });
      expect(said()).toBe(why);
    }
    expect(onSearch).not.toHaveBeenCalled();
    fireEvent.change(from(), { target: { value: '2026-11-20' } });
    expect(onSearch).toHaveBeenLastCalledWith({ from: '2026-11-20', to: '2026-11-23', page: undefined });
    await show({ from: '2026-11-20', to: '2026-11-23' });
    expect([from().value, from().getAttribute('aria-invalid')]).toEqual(['2026-11-20', null]);
  });

  it('keeps the height of the previous page while the next one loads', async () => {
    const { show } = await open();
    load.mockReturnValue(new Promise(() => undefined));
    await show({ page: 2 });
    expect(screen.getByText('Loading').parentElement?.querySelectorAll('.coming')).toHaveLength(2);
  });

  it('says that there is nothing, that it failed, or that there is no network, with a way to try again', async () => {
    load.mockResolvedValue({ items: [], pageNum: 1, totalPages: 0 });
    await open();
    expect(screen.getByRole('heading', { name: 'No bets in this period' })).toBeDefined();
    cleanup();
    load.mockRejectedValue(new AppError('no_internet'));
    await open();
    expect(screen.getByRole('heading', { name: 'Nothing saved here yet' })).toBeDefined();
    expect(await screen.findByText('Open this page once while online to see it here.')).toBeDefined();
    cleanup();
    load.mockRejectedValue(new AppError('timeout'));
    await open();
    expect(screen.getByRole('heading', { name: 'This list did not load' })).toBeDefined();
    load.mockResolvedValue({ items: bets(1, 1), pageNum: 1, totalPages: 1 });
    await act(async () => press('Try again'));
    expect(cells()).toHaveLength(2);
  });

  it('says how old it is when that matters', async () => {
    const { resource, store } = await open();
    await act(async () =>
      resource.set(store, {}, { items: bets(1, 1), pageNum: 1, totalPages: 1 }, Date.now() - 3 * 3_600_000),
    );
    expect(await screen.findByText('3 hr ago')).toBeDefined();
  });
});
