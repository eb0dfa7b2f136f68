import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { buildArt } from './build-art.ts';
import { buildCatalogue } from './catalogue.ts';

const folder = mkdtempSync(join(tmpdir(), 'mare-art-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'writes every picture with its Brotli copy, and takes away what no longer belongs',
  { timeout: 60_000 },
  async () => {
    mkdirSync(join(folder, 'g'));
    writeFileSync(join(folder, 'g', 'gone.svg'), 'old');
    const { vendors, games } = buildCatalogue();
    const { files } = await buildArt(folder);
    expect(files).toBe(readdirSync(join(folder, 'b')).length / 2 + vendors.length * 2 + games.length);
    expect(existsSync(join(folder, 'g', 'gone.svg'))).toBe(false);
    expect(readdirSync(join(folder, 'g'))).toHaveLength(games.length * 2);
    for (const name of ['g/ab-rei-polvo', `g/${games.at(-1)?.node_id}`, 'v/DS88', 'v/DS88-white', 'b/mare', 'b/mar']) {
      const plain = readFileSync(join(folder, `${name}.svg`));
      expect(plain.toString()).toMatch(/^<svg /);
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.svg.br`)))).toEqual(plain);
    }
  },
);
