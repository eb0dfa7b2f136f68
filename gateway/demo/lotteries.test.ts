import { expect, it } from 'vitest';
import { buildCatalogue } from './catalogue.ts';
import { lotteriesOf } from './insert-catalogue.ts';

const { games } = buildCatalogue();
const lotteries = lotteriesOf(games);

it('makes a lottery of every LOTT and ELOTT game that is played, and of no other', () => {
  const played = games.filter(
    ({ game_type, is_game_h5 }) => ['LOTT', 'ELOTT'].includes(game_type) && is_game_h5 !== 'VASSALAGE',
  );
  expect(played.length).toBeGreaterThan(20);
  expect(lotteries.map(({ node_id }) => node_id).toSorted()).toEqual(played.map(({ node_id }) => node_id).toSorted());
});

it('draws some of them every five minutes and some once a day, each in whole slots', () => {
  const rhythms = lotteries.map(({ every_minutes }) => every_minutes);
  expect(rhythms).toContain(5);
  expect(rhythms).toContain(1440);
  for (const { every_minutes, first_minute } of lotteries)
    expect([every_minutes % 5, first_minute % 5]).toEqual([0, 0]);
});

it('names none of them by another game than its own, five of thirty numbers', () => {
  const ids = new Set(lotteries.map(({ node_id }) => node_id));
  const names = games.filter(({ node_id }) => ids.has(node_id)).flatMap(({ name_pt, name_en }) => [name_pt, name_en]);
  expect(names.length).toBe(2 * lotteries.length);
  expect(names.filter((name) => /\dD\b|bingo|quadra|keno/i.test(name))).toEqual([]);
});
