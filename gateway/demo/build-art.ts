/**
 * Writes every picture of the catalogue, each with a Brotli copy:
 * g/<nodeId>.svg, v/<vassalage>.svg, v/<vassalage>-white.svg, b/<banner>.svg.
 * Usage: node gateway/demo/build-art.ts [folder, default dist/art]
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { bannerNames, drawBanner } from './art/banner-art.ts';
import { drawGameArt } from './art/game-art.ts';
import { drawVendorMark, drawWhiteVendorMark } from './art/vendor-mark.ts';
import { buildCatalogue } from './catalogue.ts';

const compress = promisify(brotliCompress);
const quality = 9;
/** A window of 8 kB holds any of the files; the default would ask for megabytes each time. */
const params = {
  [constants.BROTLI_PARAM_QUALITY]: quality,
  [constants.BROTLI_PARAM_LGWIN]: 13,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
};
/** Files written at a time. */
const laneCount = 16;

/** Every picture: path below the art folder, and its SVG. */
export function* drawAll(): Generator<readonly [path: string, svg: string]> {
  const { vendors, games } = buildCatalogue();
  const byCode = new Map(vendors.map((vendor) => [vendor.vassalage, vendor]));
  for (const vendor of vendors) {
    yield [`v/${vendor.vassalage}.svg`, drawVendorMark(vendor)];
    yield [`v/${vendor.vassalage}-white.svg`, drawWhiteVendorMark(vendor)];
  }
  for (const name of bannerNames) yield [`b/${name}.svg`, drawBanner(name)];
  for (const game of games) {
    const vendor = byCode.get(game.vassalage);
    if (vendor === undefined) throw new Error(`${game.node_id} belongs to no vendor`);
    yield [`g/${game.node_id}.svg`, drawGameArt(game, vendor)];
  }
}

/**
 * Writes all pictures below `folder`, replacing its folders g, v and b. Returns their number and bytes,
 * plain and compressed.
 */
export async function buildArt(folder: string): Promise<{ files: number; bytes: number; compressed: number }> {
  for (const part of ['g', 'v', 'b']) {
    await rm(join(folder, part), { recursive: true, force: true });
    await mkdir(join(folder, part), { recursive: true });
  }
  const total = { files: 0, bytes: 0, compressed: 0 };
  const source = drawAll();
  const lane = async (): Promise<void> => {
    for (const [path, svg] of source) {
      const data = Buffer.from(svg);
      const packed = await compress(data, { params });
      await Promise.all([writeFile(join(folder, path), data), writeFile(join(folder, `${path}.br`), packed)]);
      total.files += 1;
      total.bytes += data.length;
      total.compressed += packed.length;
    }
  };
  await Promise.all(Array.from({ length: laneCount }, lane));
  return total;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2] ?? 'dist/art';
  const started = performance.now();
  const { files, bytes, compressed } = await buildArt(folder);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${files} pictures in ${folder}: ${Math.round(bytes / 1024)} kB, ${Math.round(compressed / 1024)} kB compressed, ${seconds} s`,
  );
}
