import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { projectRoot } from '../../scripts/tool/launch.mjs';

const compress = promisify(brotliCompress);
const built = join(projectRoot, 'dist');
const texts = new Set(['.js', '.css', '.html', '.svg', '.webmanifest', '.txt']);

/**
 * Copies the build into a folder with a quickly compressed Brotli copy of every text: each of a run's gateways would otherwise
 * compress all files for itself, which takes longer than many a journey.
 */
export async function makeReadyDist(folder: string): Promise<void> {
  mkdirSync(folder);
  for (const name of readdirSync(built).filter((each) => each !== 'client'))
    symlinkSync(join(built, name), join(folder, name));
  const client = join(folder, 'client');
  cpSync(join(built, 'client'), client, { recursive: true });
  const files = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const compressible = files
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => texts.has(extname(file)));
  await Promise.all(
    compressible.map(async (file) => {
      const content = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await compress(content, { params }));
    }),
  );
}
