import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  cockfightVendor,
  esportsVendors,
  lobbyCode,
  lotteryLobbyVendors,
  minimumBets,
  classifications,
} from '#src/contract/core/game-type.ts';
import { toMinor } from '#src/contract/core/amount.ts';
import { Code } from '#src/contract/core/wire.ts';
import { foldText } from '../db/fold-text.ts';
import * as v from 'valibot';
import { buildCatalogue, lookOf } from './catalogue.ts';
import type { SeedGame, ServerCategory } from './catalogue-types.ts';
import { maxNameLength } from './naming.ts';
import { fitsAfter } from './order.ts';

const catalogue = buildCatalogue();
const { vendors, games } = catalogue;
const inOrder = (list: readonly SeedGame[]) => list.toSorted((a, b) => a.sort_order - b.sort_order);
/** Index of the first tile that is like a neighbour, or -1. */
const firstClash = (list: readonly SeedGame[]) =>
  list.findIndex((game, index) => !fitsAfter(list, game, lookOf, index));
const fingerprint = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const categoryPlaces = vendors.flatMap((vendor) =>
  vendor.gameCategories.map((category) => [vendor.vassalage, category] as const),
);

it('has at least 14 vendors and 1,500 games', () => {
  expect(vendors.length).toBeGreaterThanOrEqual(14);
  expect(games.length).toBeGreaterThanOrEqual(1500);
});

it.each<[ServerCategory, number]>([
  ['RNG', 1000],
  ['FISH', 50],
  ['LIVE', 50],
  ['SPORTS', 30],
  ['ESPORTS', 30],
  ['PVP', 40],
  ['LOTT', 30],
  ['ELOTT', 10],
])('fills %s with at least %i games', (category, least) => {
  expect(games.filter((game) => game.game_type === category).length).toBeGreaterThanOrEqual(least);
});

it.each(categoryPlaces)('gives %s games in its category %s, and none elsewhere', (vassalage, category) => {
  expect(games.some((game) => game.vassalage === vassalage && game.game_type === category)).toBe(true);
  const promised = vendors.find((vendor) => vendor.vassalage === vassalage)?.gameCategories ?? [];
  expect(games.filter((game) => game.vassalage === vassalage && !promised.includes(game.game_type))).toEqual([]);
});

it("keeps the requirements' vendor codes in their categories [S1-413, S1-414]", () => {
  const categoriesOf = (code: string) => vendors.find((vendor) => vendor.vassalage === code)?.gameCategories;
  for (const code of esportsVendors) expect(categoriesOf(code)).toEqual(['ESPORTS']);
  expect(categoriesOf(cockfightVendor)).toEqual(['SPORTS']);
  for (const code of lotteryLobbyVendors) expect(categoriesOf(code)).toContain('LOTT');
});

it('has lotteries of both categories that open the launch screen: their vendor is none with a lobby [S1-302]', () => {
  const plain = games.filter(({ vassalage }) => !lotteryLobbyVendors.some((code) => code === vassalage));
  for (const category of ['LOTT', 'ELOTT'] as const)
    expect(plain.filter(({ game_type }) => game_type === category).length).toBeGreaterThan(5);
});

it('names each lottery by a code that no other has, and none by that of a lobby [S1-060]', () => {
  const codes = games.filter(({ game_type }) => /^E?LOTT$/.test(game_type)).map(({ game_code }) => game_code);
  expect(codes.length).toBeGreaterThan(50);
  expect(new Set([...codes, lobbyCode]).size).toBe(codes.length + 1);
});

it('has one closed vendor with games and one that refuses frames', () => {
  const closed = vendors.filter((vendor) => vendor.open === 0);
  expect(closed).toHaveLength(1);
  expect(games.some((game) => game.vassalage === closed[0]?.vassalage)).toBe(true);
  expect(vendors.filter((vendor) => vendor.frame_allowed === 0)).toHaveLength(1);
});

it('gives every game ids of its own that travel as codes', () => {
  expect(new Set(games.map((game) => game.node_id)).size).toBe(games.length);
  expect(new Set(games.map((game) => `${game.vassalage} ${game.game_id}`)).size).toBe(games.length);
  expect(
    games.filter(({ node_id, game_id, game_code }) => ![node_id, game_id, game_code].every((id) => v.is(Code, id))),
  ).toEqual([]);
});

it.each(['name_pt', 'name_en'] as const)('names games in %s once per vendor, in 18 characters at most', (language) => {
  expect(
    games.filter(
      (game) =>
        game[language].length > maxNameLength || game[language].trim() !== game[language] || game[language] === '',
    ),
  ).toEqual([]);
  expect(new Set(games.map((game) => `${game.vassalage} ${foldText(game[language])}`)).size).toBe(games.length);
});

it('uses every classification, minimum bet, mark and lottery mode', () => {
  for (const classification of [...classifications, ''])
    expect(games.some((game) => game.classify === classification)).toBe(true);
  for (const bet of minimumBets)
    expect(games.filter((game) => game.min_bet_minor === toMinor(Number(bet).toFixed(2))).length).toBeGreaterThan(25);
  for (const mark of ['is_new', 'jackpot', 'freeplay'] as const)
    expect(games.filter((game) => game[mark]).length).toBeGreaterThan(50);
  expect(new Set(games.map((game) => game.lotto_mode))).toEqual(new Set(['', 'Lott', 'Elott', 'SEA']));
  expect(games.filter((game) => game.is_game_h5 === 'VASSALAGE').length).toBeGreaterThanOrEqual(3);
  expect(games.filter((game) => game.classify === 'JP' && !game.jackpot)).toEqual([]);
});

it('lets guests try slots and fishing alone', () => {
  expect(games.filter((game) => game.freeplay && !['RNG', 'FISH'].includes(game.game_type))).toEqual([]);
});

it('puts the finest games at the head of the hot list and of the slots', () => {
  const hot = games.toSorted((a, b) => b.popularity - a.popularity);
  const first = [
    'Rei Polvo',
    'Faraó da Areia',
    'Tucano Turbo',
    'Gato da Lua',
    'Caranguejo Real',
    'Vulcão 7',
    'Jardim de Jade',
    'Máscara do Bloco',
    'Uivo da Aurora',
    'Cometa 9',
    'Mina Dourada',
  ];
  expect(hot.slice(0, first.length).map((game) => game.name_pt)).toEqual(first);
  expect(
    inOrder(games.filter((game) => game.game_type === 'RNG'))
      .slice(0, first.length)
      .map((game) => game.name_pt),
  ).toEqual(first);
  expect(new Set(games.map((game) => game.popularity)).size).toBe(games.length);
  expect(firstClash(hot.slice(0, 60))).toBe(-1);
});

it.each(categoryPlaces)(
  'shows no two like neighbours on the grid of %s in %s, at 3, 4 and 6 columns',
  (vassalage, category) => {
    const grid = inOrder(games.filter((game) => game.vassalage === vassalage && game.game_type === category));
    expect(firstClash(grid)).toBe(-1);
  },
);

it.each(['RNG', 'FISH', 'LIVE', 'PVP', 'SPORTS', 'ESPORTS', 'LOTT', 'ELOTT'] as const)(
  'shows no two like neighbours in the whole of %s either',
  (category) => {
    expect(firstClash(inOrder(games.filter((game) => game.game_type === category)))).toBe(-1);
  },
);

it('shows no picture twice in one vendor', () => {
  const pictures = games.flatMap((game) =>
    'recipe' in game.art
      ? [
          `${game.vassalage} ${game.game_type} ${game.art.recipe.symbol} ${game.art.recipe.palette} ${game.art.recipe.middle}`,
        ]
      : [game.art.named],
  );
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('is the same in every build, on any clock, zone and language', () => {
  expect(fingerprint(buildCatalogue())).toBe(fingerprint(catalogue));
  const program = `
    Date = undefined; Math.random = () => { throw new Error('chance'); };
    const { buildCatalogue } = await import(${JSON.stringify(new URL('catalogue.ts', import.meta.url).href)});
    process.stdout.write(JSON.stringify(buildCatalogue()));`;
  const env = { ...process.env, TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', program], {
    env,
    maxBuffer: 64 * 1024 * 1024,
  }).toString();
  expect(createHash('sha256').update(elsewhere).digest('hex')).toBe(fingerprint(catalogue));
});
