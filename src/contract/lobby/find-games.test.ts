import { expect, it } from 'vitest';
import { indexNames } from './find-games.ts';

/** In the lobby's order. */
const lobby = [
  ['Polvilho Turbo', 'Turbo Starch', 'Lunar Sete'],
  ['Lince Polar', 'Polar Lynx', 'Abissal'],
  ['Rei do Salão', 'Parlor King', 'Abissal'],
  ['Rei Polvo', 'King Octopus', 'Lunar Sete'],
  ['Faraó da Areia', "Pharaoh's Sands", 'Âmbar'],
  ['Tucano Turbo', 'Turbo Toucan', 'Ipê'],
  ['Lua Cheia', 'Full Moon', 'Ipê'],
  ['Gato Lunar', 'Moon Cat', 'Ipê'],
  ['Camaleão Infinito', 'Infinite Chameleon', 'Ipê'],
] as const;
const find = indexNames(lobby.map(([pt, en, vendor]) => ({ pt, en, vendor })));
const found = (typed: string) => find(typed).map((place) => lobby[place]?.[0]);

it.each([
  ['polvo', 'Rei Polvo', 'as typed before with a slip'],
  ['POLVU', 'Rei Polvo', 'the whole word before a beginning'],
  ['tucanu', 'Tucano Turbo', 'with one slip'],
  ['povlo', 'Rei Polvo', 'swapped letters are one slip'],
  ['lincepolar', 'Lince Polar', 'joined'],
  ['lin ce polar', 'Lince Polar', 'split'],
  ['farao', 'Faraó da Areia', 'without accents'],
  ['king octo', 'Rei Polvo', 'in the other language, half typed'],
  ['camaelao infinit', 'Camaleão Infinito', 'swapped and half typed'],
  ['cammaleoa', 'Camaleão Infinito', 'with two slips in a long word'],
  ['lunar', 'Gato Lunar', 'a name before a vendor'],
  ['polvo dourado', 'Rei Polvo', 'some of the words where no game has every one'],
])('means by %s first %s: %s', (typed, first) => {
  expect(found(typed)[0]).toBe(first);
});

it('offers no game that lacks a word where another has every one', () => {
  expect(found('farao areia')).toEqual(['Faraó da Areia']);
});

it('finds the games of a vendor, in their order', () => {
  expect(found('lunar sete')).toEqual(['Polvilho Turbo', 'Rei Polvo']);
});

it('allows no slip in a short word, and only one in a word of five letters', () => {
  expect(found('lau')).toEqual([]);
  expect(found('pulvu')).toEqual([]);
});

it('finds nothing for text without a match, or without a letter', () => {
  for (const typed of ['xyzzy', 'xyzzy p', '', '  ', '%', "'", '\u{1F419}']) expect(found(typed)).toEqual([]);
});
