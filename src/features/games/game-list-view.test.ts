import { describe, expect, it } from 'vitest';
import { classifications } from '#src/contract/core/game-type.ts';
import type { GameListSearch } from './game-list.search.ts';
import { pagedParams, sourceOf, type WantedGames } from './game-list-view.ts';

const wanted = (tab: WantedGames['tab'], search: GameListSearch = {}): WantedGames => ({
  tab,
  vendor: undefined,
  search,
});

describe('the list of a category [S1-311]', () => {
  it.each([
    ['all', wanted('RNG'), 'paged', { dataType: 'all' }],
    ['new', wanted('RNG', { show: 'new' }), 'paged', { dataType: 'new' }],
    ['filter', wanted('RNG', { show: 'JP' }), 'paged', { dataType: 'filter', gameClassify: 'JP' }],
    ['hot', wanted('RNG', { show: 'hot' }), 'hot', {}],
    ['recent', wanted('RNG', { show: 'recent' }), 'recent', {}],
    ['favourite', wanted('FAV'), 'favourites', {}],
  ] as const)('may be %s games', (_kind, games, source, params) => {
    expect(sourceOf(games)).toBe(source);
    expect(pagedParams(games, 'pt')).toMatchObject(params);
  });

  it('is requested with the minimum bet of the URL, also for new games [S1-285]', () => {
    expect(pagedParams(wanted('RNG', { bet: '0.5' }), 'pt')).toMatchObject({ dataType: 'all', minBet: '0.5' });
    expect(pagedParams(wanted('RNG', { show: 'new', bet: '0.5' }), 'pt')).toMatchObject({
      dataType: 'new',
      minBet: '0.5',
    });
  });

  it('contains games, and no vendors, when it is filtered', () => {
    expect(sourceOf(wanted('SPORTS'))).toBe('vendors');
    expect(sourceOf(wanted('SPORTS', { bet: '0.5' }))).toBe('paged');
    expect(sourceOf(wanted('SPORTS', { show: 'AC' }))).toBe('paged');
  });

  it('may be one of the classifications JP, SC, VP, TG and AC', () => {
    expect(classifications).toEqual(['JP', 'SC', 'VP', 'TG', 'AC']);
    for (const show of classifications)
      expect(pagedParams(wanted('RNG', { show }), 'pt')).toMatchObject({ dataType: 'filter', gameClassify: show });
  });
});
