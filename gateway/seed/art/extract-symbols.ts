/**
 * Writes symbols.data.json from the package @iconify-json/game-icons: one entry per symbol of the lexicon, its path
 * rounded to integers. Run it after changing the lexicon: `node gateway/seed/art/extract-symbols.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { lexicon } from '../lexicon.ts';
import { parsePath } from './path-data.ts';
import { printPath } from './path-print.ts';

/** Bytes; a longer path would not leave room for a scene in a 4,000 byte tile. */
export const maxPathLength = 2200;

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

function readPackage(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

function extractOne(set: IconSet, id: string): { box: number[]; path: string } {
  const paths = [...(set.icons[id]?.body.matchAll(/ d="([^"]+)"/g) ?? [])];
  const data = paths[0]?.[1];
  if (data === undefined || paths.length !== 1) throw new Error(`${id} is not a symbol of one path`);
  const path = printPath(parsePath(data));
  if (path.length > maxPathLength) throw new Error(`${id} has a path of ${path.length} bytes`);
  const box = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path d="${path}"/></svg>`,
  ).getBBox();
  if (box === undefined) throw new Error(`${id} draws nothing`);
  return { box: [box.x, box.y, box.width, box.height].map(Math.round), path };
}

function main(): void {
  const set = readPackage();
  const lines = lexicon
    .map((noun) => [noun.symbol, { themes: noun.themes, ...extractOne(set, noun.symbol) }] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, symbol]) => `${JSON.stringify(id)}: ${JSON.stringify(symbol)}`);
  const file = fileURLToPath(new URL('symbols.data.json', import.meta.url));
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} symbols written`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
