import { readFileSync } from 'node:fs';
import type { Theme } from '../lexicon.ts';

/** A drawing in a space of 512 × 512, from game-icons.net (CC BY 3.0, see CREDITS.md). */
export interface ArtSymbol {
  themes: readonly Theme[];
  /** Bounds of the drawing: x, y, width, height. */
  box: readonly [x: number, y: number, width: number, height: number];
  /** SVG path data in integers. */
  path: string;
}

let table: Record<string, ArtSymbol | undefined> | undefined;

function readTable(): Record<string, ArtSymbol | undefined> {
  const file = new URL('symbols.data.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, ArtSymbol | undefined>;
}

/** The symbol with this id. Throws when the data file lacks it. The file is read at the first call. */
export function readSymbol(id: string): ArtSymbol {
  table ??= readTable();
  const symbol = table[id];
  if (symbol === undefined) throw new Error(`No symbol ${id} in symbols.data.json`);
  return symbol;
}

/** Ids of every symbol in the data file. */
export function listSymbols(): string[] {
  table ??= readTable();
  return Object.keys(table);
}
