import { expect, it } from 'vitest';
import { lexicon, type Noun } from './lexicon.ts';
import { NameBook, nameGame, slug, suits } from './naming.ts';

const noun = (pt: string, gender: 'm' | 'f', en: string, living = true): Noun => ({
  symbol: 'x',
  pt,
  gender,
  en,
  themes: ['sea'],
  living,
  still: false,
  glyph: false,
  flat: '',
});

it('makes adjectives and titles agree with the noun in Portuguese', () => {
  expect(nameGame(noun('Baleia', 'f', 'Whale'), { pt: '~ Dourado|~ Dourada', en: 'Golden ~' })).toEqual({
    pt: 'Baleia Dourada',
    en: 'Golden Whale',
  });
  expect(nameGame(noun('Polvo', 'm', 'Octopus'), { pt: '~ Dourado|~ Dourada', en: 'Golden ~' })).toEqual({
    pt: 'Polvo Dourado',
    en: 'Golden Octopus',
  });
  expect(nameGame(noun('Abelha', 'f', 'Bee'), { pt: 'Rei ~|Rainha ~', en: 'King ~|Queen ~' })).toEqual({
    pt: 'Rainha Abelha',
    en: 'Queen Bee',
  });
  expect(nameGame(noun('Arraia', 'f', 'Manta'), { pt: 'Pesca ao ~|Pesca à ~', en: '~ Fishing' })).toEqual({
    pt: 'Pesca à Arraia',
    en: 'Manta Fishing',
  });
});

it('refuses names that are too long, say a word twice or say something else', () => {
  expect(nameGame(noun('Escaravelho', 'm', 'Scarab'), { pt: '~ Incandescente', en: 'Glowing ~' })).toBeUndefined();
  expect(nameGame(noun('Sol', 'm', 'Sun'), { pt: '~ do Sol', en: 'Sun ~' })).toBeUndefined();
  expect(
    nameGame(noun('Cogumelo', 'm', 'Mushroom', false), { pt: '~ Mágico|~ Mágica', en: 'Magic ~' }),
  ).toBeUndefined();
});

it('gives titles to the living and mysteries to things', () => {
  expect(suits(noun('Polvo', 'm', 'Octopus'), { pt: 'Dom ~', en: 'Don ~', only: 'living' })).toBe(true);
  expect(suits(noun('Âncora', 'f', 'Anchor', false), { pt: 'Dona ~', en: 'Lady ~', only: 'living' })).toBe(false);
});

it('takes each name once, in either language, ignoring accents and case', () => {
  const book = new NameBook();
  expect(book.take({ pt: 'Faraó Real', en: 'Royal Pharaoh' })).toBe(true);
  expect(book.take({ pt: 'FARAO REAL', en: 'Another' })).toBe(false);
  expect(book.take({ pt: 'Outro', en: 'royal pharaoh' })).toBe(false);
  expect(book.take({ pt: 'Outro', en: 'Another' })).toBe(true);
});

it('turns names into addresses', () => {
  expect(slug('Pôquer da Água-Viva')).toBe('poquer-da-agua-viva');
  expect(slug("Hold'em 24h")).toBe('hold-em-24h');
});

it('names each symbol once', () => {
  expect(new Set(lexicon.map((item) => item.symbol)).size).toBe(lexicon.length);
});
