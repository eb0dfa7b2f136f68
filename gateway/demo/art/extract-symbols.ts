/**
 * Writes symbols.data.json from the package @iconify-json/game-icons: one entry per symbol of the lexicon, its path
 * rounded to integers; one that is there stays as it is. Run it after changing the lexicon:
 * `node gateway/demo/art/extract-symbols.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { optimize } from 'svgo';
import { lexicon } from '../lexicon.ts';
import { listSymbols, readSymbol } from './symbols.ts';

/** Bytes; a longer path would not leave room for a scene in a 4,000 byte tile. */
const maxPathLength = 2200;

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}

function readPackage(): IconSet {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  return JSON.parse(readFileSync(file, 'utf8')) as IconSet;
}

const drawn = (path: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512"><path d="${path}"/></svg>`;
const pathsIn = (svg = '') => [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => path);

function extractOne(set: IconSet, id: string): { box: number[]; path: string } {
  const [data, ...more] = pathsIn(set.icons[id]?.body);
  if (data === undefined || more.length > 0) throw new Error(`${id} is not a symbol of one path`);
  const round = { name: 'convertPathData', params: { floatPrecision: 0 } } as const;
  const [path = ''] = pathsIn(optimize(drawn(data), { plugins: [round] }).data);
  if (path.length > maxPathLength) throw new Error(`${id} has a path of ${path.length} bytes`);
  const box = new Resvg(drawn(path)).getBBox();
  if (box === undefined) throw new Error(`${id} draws nothing`);
  return { box: [box.x, box.y, box.width, box.height].map(Math.round), path };
}

function main(): void {
  const set = readPackage();
  const known = new Set(listSymbols());
  const lines = lexicon
    .map(({ symbol, themes }) => {
      const { box, path } = known.has(symbol) ? readSymbol(symbol) : extractOne(set, symbol);
      return [symbol, { themes, box, path }] as const;
    })
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, symbol]) => `${JSON.stringify(id)}: ${JSON.stringify(symbol)}`);
  const file = fileURLToPath(new URL('symbols.data.json', import.meta.url));
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${lines.length} symbols written`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
