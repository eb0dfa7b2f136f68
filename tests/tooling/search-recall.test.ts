import { beforeAll, expect, it } from 'vitest';
import { indexGames } from '#gateway/lobby/index-games.ts';
import { buildCatalogue } from '#gateway/seed/catalogue.ts';
import { type GameSearch, indexGames as makeIndex } from '#src/features/games/search/search-index.ts';
import { labelledQueries } from './search-queries.ts';

const { games, vendors } = buildCatalogue();
let search: GameSearch;
beforeAll(async () => {
  const names = new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
  search = await makeIndex(indexGames(games), (code) => names.get(code) ?? code);
});

it('finds what is meant by 100 typed searches within the first five, for 95 of them at least', () => {
  expect(labelledQueries).toHaveLength(100);
  const known = new Set(games.map((game) => game.name_pt));
  expect(labelledQueries.filter(([, meant]) => !known.has(meant))).toEqual([]);
  const missed = labelledQueries.filter(
    ([typed, meant]) => !search.find(typed, 5).some(({ names }) => names.pt === meant),
  );
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(5);
});

it('finds nothing for what says nothing', () => {
  for (const typed of ['', '   ', '—', '!?', '\u{1F419}']) expect(search.find(typed, 5)).toEqual([]);
});

it('finds the games of a vendor by its name', () => {
  const found = search.find('lunar sete', 5);
  expect(new Set(found.map(({ vassalage }) => vassalage))).toEqual(new Set(['LS']));
});
