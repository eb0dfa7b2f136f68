// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inEnglish } from '#src/components/testing/show-in-app.tsx';
import { gameFiltersFlag } from '#src/contract/core/flags.ts';
import { classifications, minimumBets } from '#src/contract/core/game-type.ts';
import { statusResource } from '#src/state/site/site.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { GameListSearch } from './game-list.search.ts';
import type { GameListView } from './use-game-list.ts';

afterEach(cleanup);

const vendor = { vassalage: 'COR', accountTypeName: 'Coral', iconUrl: '/coral.svg' } as GameListView['vendors'][number];
/** The panel over a list, for a merchant with all pickers or the vendors' only; returns the applied choice. */
function open(search: GameListSearch, { all = true, tab = 'RNG' as GameListView['tab'] } = {}) {
  const { wrap, store } = inEnglish();
  const whitelabel = { flags: { [gameFiltersFlag]: all }, currency: 'BRL', currencySymbol: 'R$' };
  statusResource.set(store, undefined, { info: { whitelabel } } as never);
  const applied: Partial<GameListSearch>[] = [];
  const change = (next: Partial<GameListSearch>) => void applied.push(next);
  const view: GameListView = { tab, tabs: [tab], vendors: [vendor], vendor: undefined, search, change };
  render(wrap(<FilterPanel open view={view} onClose={() => undefined} />));
  return applied;
}
const groups = () =>
  screen
    .getAllByRole('group')
    .map((group) => document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent);
const press = (group: string, option: string) =>
  fireEvent.click(within(screen.getByRole('group', { name: group })).getByRole('button', { name: option }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Show games' }));

it('shows only the vendor picker where the merchant disables the others [S1-173]', () => {
  open({}, { all: false });
  expect(groups()).toEqual(['Provider']);
});

it('has pickers of category and minimum bet where the merchant enables them, but not on unpaged lists', () => {
  open({});
  expect(groups()).toEqual(['Category', 'Minimum bet', 'Provider']);
  cleanup();
  open({}, { tab: 'FAV' });
  expect(groups()).toEqual(['Provider']);
});

it('applies all choices together, and nothing before that', () => {
  const applied = open({});
  press('Category', 'Jackpot');
  press('Minimum bet', 'R$0.50');
  press('Provider', 'Coral');
  expect(applied).toEqual([]);
  submit();
  expect(applied).toEqual([{ vassalage: 'COR', show: 'JP', bet: '0.5' }]);
});

it('clears a choice with all, any and reset', () => {
  const applied = open({ show: 'JP', bet: '0.5' });
  press('Category', 'All');
  press('Minimum bet', 'Any');
  submit();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  submit();
  const none = { vassalage: undefined, show: undefined, bet: undefined };
  expect(applied).toEqual([none, none]);
});

it('keeps new games with a minimum bet, and leaves hot ones, whose call has none', () => {
  const kept = open({ show: 'new' });
  press('Minimum bet', 'R$0.10');
  submit();
  expect(kept).toEqual([{ vassalage: undefined, show: 'new', bet: '0.1' }]);
  cleanup();
  const left = open({ show: 'hot' });
  press('Minimum bet', 'R$0.10');
  submit();
  expect(left).toEqual([{ vassalage: undefined, show: undefined, bet: '0.1' }]);
});

it('accepts every choice: any category, minimum bet and provider can be combined [S1-348]', () => {
  const categories = ['Jackpot', 'Scratch cards', 'Video poker', 'PVP', 'Arcade'];
  const applied = open({});
  for (const [index, show] of classifications.entries()) {
    const bet = minimumBets[index] ?? '0.01';
    const provider = index % 2 === 0 ? 'Coral' : 'All';
    press('Category', categories[index] ?? '');
    press('Minimum bet', `R$${Number(bet).toFixed(2)}`);
    press('Provider', provider);
    expect(screen.queryByRole('alert')).toBeNull();
    submit();
    expect(applied.at(-1)).toEqual({ vassalage: provider === 'All' ? undefined : 'COR', show, bet });
  }
});
