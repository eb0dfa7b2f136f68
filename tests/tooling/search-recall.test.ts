import { expect, it } from 'vitest';
import { indexGames, searchCatalogue } from '#gateway/areas/lobby/search-games.ts';
import { listGames } from '#gateway/areas/lobby/list-games.ts';
import { buildCatalogue } from '#gateway/demo/catalogue.ts';
import { indexNames } from '#src/contract/lobby/find-games.ts';
import { labelledQueries } from './search-queries.ts';

const { games: built, vendors } = buildCatalogue();
const games = built.map((game) => ({ ...game, hot_rank: null }));
const indexed = indexGames(games);
const vendorOf = new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
const findPlaces = indexNames(
  indexed.map(({ names, vassalage }) => ({ ...names, vendor: vendorOf.get(vassalage) ?? vassalage })),
);
const find = (typed: string) =>
  findPlaces(typed)
    .slice(0, 5)
    .flatMap((place) => indexed[place] ?? []);

it('finds the intended game of 100 typed searches within the first five', () => {
  expect(labelledQueries).toHaveLength(100);
  const known = new Set(games.map((game) => game.name_pt));
  expect(labelledQueries.filter(([, meant]) => !known.has(meant))).toEqual([]);
  const missed = labelledQueries.filter(([typed, meant]) => !find(typed).some(({ names }) => names.pt === meant));
  expect(missed).toEqual([]);
});

it('lists the games that it suggests, in the same order, for each of them', () => {
  const search = searchCatalogue(games, vendors);
  const query = { merchant: 'mare', platform: 'html5', pageNo: 1, pageSize: 5, language: 'pt' } as const;
  for (const [typed] of labelledQueries) {
    const listed = listGames(search(typed), query).games.map(({ nodeId }) => nodeId);
    expect(listed, typed).toEqual(find(typed).map(({ nodeId }) => nodeId));
  }
});

it('finds nothing for meaningless text', () => {
  for (const typed of ['', '   ', '—', '!?', '\u{1F419}']) expect(find(typed)).toEqual([]);
});

it('finds the games of a vendor by its name', () => {
  const found = find('lunar sete');
  expect(new Set(found.map(({ vassalage }) => vassalage))).toEqual(new Set(['LS']));
});
