import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { dropOldBuilds, keepPreviousBuild } from '../../scripts/tool/previous-builds.ts';

const built = join(projectRoot, 'dist');
export type Derivation = { worker?: (source: string) => string; light?: boolean };

const md5 = (content: string | Buffer) => createHash('md5').update(content).digest('hex');

/**
 * Replaces the build in `dist` with a new version of ours, as a deploy does: every hashed file has another name, as if each had
 * changed, and the files of earlier builds are stored by the same rules as `npm run build` stores them. A version needs no build:
 * it is this one with other hashes. `worker` changes the worker's code. A `light` worker caches only the app shell and its entry:
 * the rest is loaded from the server, and twenty of them install in the time of one.
 */
export function deployBuild(dist: string, version: number, { worker, light = false }: Derivation = {}): void {
  keepPreviousBuild(dist);
  rmSync(join(dist, 'client'), { recursive: true, force: true });
  for (const folder of ['server', 'art', 'games']) {
    if (!existsSync(join(dist, folder))) symlinkSync(join(built, folder), join(dist, folder));
  }
  const names = readdirSync(join(built, 'client/assets'));
  const rename = (name: string) => name.replace(/(\.\w+)$/, `v${version}$1`);
  const named = new RegExp(names.map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  const reworded = (file: string) => readFileSync(join(built, 'client', file), 'utf8').replaceAll(named, rename);
  const put = (file: string, content: string | Buffer) => {
    mkdirSync(dirname(join(dist, 'client', file)), { recursive: true });
    writeFileSync(join(dist, 'client', file), content);
  };

  for (const name of names) put(`assets/${rename(name)}`, reworded(`assets/${name}`));
  for (const file of ['manifest.webmanifest', 'robots.txt', ...filesIn('icons'), ...filesIn('spot')])
    put(file, readFileSync(join(built, 'client', file)));
  put('.vite/manifest.json', reworded('.vite/manifest.json'));
  const shell = reworded('index.html');
  put('index.html', shell);
  const before = md5(readFileSync(join(built, 'client/index.html')));
  const source = reworded('sw.js');
  if (!source.includes(before)) throw new Error('the worker does not name the shell of this build');
  const renewed = source.replaceAll(before, md5(shell));
  const lighter = light
    ? renewed.replaceAll(listed, (entry, url: string) => (shell.includes(url) ? entry : ''))
    : renewed;
  if (light && lighter === renewed) throw new Error('the worker lists its files in another way');
  put('sw.js', worker ? worker(lighter) : lighter);
  dropOldBuilds(dist);
}

/** A file with a hashed name in the worker's list. */
const listed = /\{"revision":null,"url":"(assets\/[^"]*)"\},?/g;
const filesIn = (folder: string) => readdirSync(join(built, 'client', folder)).map((name) => `${folder}/${name}`);
