import { beforeAll, expect, it } from 'vitest';
import { indexGames } from '#gateway/areas/lobby/index-games.ts';
import { buildCatalogue } from '#gateway/demo/catalogue.ts';
import { type FindGames, indexGames as makeIndex } from '#src/components/games/search/search-index.ts';
import { labelledQueries } from './search-queries.ts';

const { games, vendors } = buildCatalogue();
const indexed = indexGames(games);
let findPlaces: FindGames;
beforeAll(async () => {
  const vendorOf = new Map(vendors.map(({ vassalage, name }) => [vassalage, name]));
  findPlaces = await makeIndex(
    indexed.map(({ names, vassalage }) => ({ ...names, vendor: vendorOf.get(vassalage) ?? vassalage })),
  );
});
const find = (typed: string) => findPlaces(typed, 5).flatMap((place) => indexed[place] ?? []);

it('finds the intended game of 100 typed searches within the first five, for 95 of them at least', () => {
  expect(labelledQueries).toHaveLength(100);
  const known = new Set(games.map((game) => game.name_pt));
  expect(labelledQueries.filter(([, meant]) => !known.has(meant))).toEqual([]);
  const missed = labelledQueries.filter(([typed, meant]) => !find(typed).some(({ names }) => names.pt === meant));
  expect(missed.length, JSON.stringify(missed)).toBeLessThanOrEqual(5);
});

it('finds nothing for meaningless text', () => {
  for (const typed of ['', '   ', '—', '!?', '\u{1F419}']) expect(find(typed)).toEqual([]);
});

it('finds the games of a vendor by its name', () => {
  const found = find('lunar sete');
  expect(new Set(found.map(({ vassalage }) => vassalage))).toEqual(new Set(['LS']));
});
