import type { SymbolId } from './shared/symbols.ts';

const letters: Record<string, SymbolId> = {
  T: 'top',
  C: 'crown',
  D: 'diamond',
  N: 'anchor',
  S: 'star',
  F: 'fish',
  A: 'ace',
  K: 'king',
  Q: 'queen',
  J: 'jack',
  W: 'wild',
  P: 'pearl',
};

function strip(text: string): readonly SymbolId[] {
  return Array.from(text, (letter) => {
    const symbol = letters[letter];
    if (!symbol) throw new Error(`no symbol for ${letter}`);
    return symbol;
  });
}

/** Rows in the window; a stop is the strip position shown in the uppermost row. */
export const rows = 3;

/** The wild is on the three middle reels only, so the first symbol of a line always says what the line pays. */
export const strips: readonly (readonly SymbolId[])[] = [
  strip('QJAKTSJFDNSJTKACJSQFDJPKCDJANS'),
  strip('JWFCNKJAPQSDJTKSDCJFKASNJWAQSD'),
  strip('NWQAJFSDNJCKPFJAWSQJKWAQJDSTAJ'),
  strip('TCJNWKQJCANWJKDNFJASPDFCNAJDQS'),
  strip('NDSJAQKFDJSANFCDJQPSFJKNSTJAQF'),
];

/** Twenty lines, each the row (0 above, 2 below) it crosses on every reel; a stake on n lines plays the first n. */
export const lines: readonly (readonly number[])[] = [
  '11111 00000 22222 01210 21012 00122 22100 10001 12221 01110',
  '21112 10121 12101 01010 21212 11011 11211 00200 22022 02220',
].flatMap((paths) => paths.split(' ').map((path) => Array.from(path, Number)));

/** Pays of 2, 3, 4 and 5 of a kind from the left, in multiples of the stake per line; dearest first. */
export const linePays: readonly (readonly [SymbolId, readonly [number, number, number, number]])[] = [
  ['top', [5, 50, 250, 2000]],
  ['crown', [0, 40, 150, 750]],
  ['diamond', [0, 30, 100, 500]],
  ['anchor', [0, 25, 80, 300]],
  ['star', [0, 20, 60, 250]],
  ['fish', [0, 20, 60, 200]],
  ['ace', [0, 15, 40, 150]],
  ['king', [0, 10, 30, 120]],
  ['queen', [0, 10, 25, 100]],
  ['jack', [0, 10, 25, 100]],
];

/** Pays of 3, 4 and 5 pearls anywhere in the window, in multiples of the whole stake. */
export const pearlPays: readonly [number, number, number] = [3, 15, 100];

/** The published return in percent; maths.test.ts proves it from the strips. */
export const publishedReturn = '96.19';
