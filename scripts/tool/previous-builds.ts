import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** A tab may stay open through a few deploys, and then still finds its files. */
const maxBuilds = 3;
const maxBytes = 20_000_000;

/** The hashed files of each build before the current one, newest first. */
const Builds = v.array(v.object({ files: v.array(v.string()) }));
type Builds = v.InferOutput<typeof Builds>;

const currentFolder = (dist: string) => join(dist, 'client', 'assets');
const previousFolder = (dist: string) => join(dist, 'previous', 'assets');
const listFile = (dist: string) => join(dist, 'previous', 'builds.json');

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** The stored list of earlier builds; an unreadable list counts as none. */
function readBuilds(dist: string): Builds {
  if (!existsSync(listFile(dist))) return [];
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Builds), readFileSync(listFile(dist), 'utf8'));
  return parsed.success ? parsed.output : [];
}

function writeBuilds(dist: string, builds: Builds): void {
  mkdirSync(previousFolder(dist), { recursive: true });
  writeFileSync(listFile(dist), JSON.stringify(builds));
}

const sameFiles = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((name, index) => name === other[index]);

/**
 * Keeps the hashed files of a complete build before the next one replaces it, so that a tab of that version still finds its code
 * on the server. `dist` is the folder of the build.
 */
export function keepPreviousBuild(dist: string): void {
  const files = namesIn(currentFolder(dist));
  if (files.length === 0) return;
  mkdirSync(previousFolder(dist), { recursive: true });
  for (const name of files) copyFileSync(join(currentFolder(dist), name), join(previousFolder(dist), name));
  writeBuilds(dist, [{ files }, ...readBuilds(dist).filter((build) => !sameFiles(build.files, files))]);
}

/** Deletes files older than the last builds or beyond the size limit, and those that the current build has itself. */
export function dropOldBuilds(dist: string): void {
  const current = namesIn(currentFolder(dist));
  const present = new Set(current);
  const sizeOf = (name: string) => {
    const file = join(previousFolder(dist), name);
    return !present.has(name) && existsSync(file) ? statSync(file).size : 0;
  };
  const wanted = new Set<string>();
  let bytes = 0;
  const builds: Builds = [];
  for (const build of readBuilds(dist)) {
    if (sameFiles(build.files, current)) continue;
    const added = build.files.filter((name) => !wanted.has(name));
    bytes += added.reduce((sum, name) => sum + sizeOf(name), 0);
    if (builds.length === maxBuilds || bytes > maxBytes) break;
    for (const name of added) wanted.add(name);
    builds.push(build);
  }
  for (const name of namesIn(previousFolder(dist)))
    if (present.has(name) || !wanted.has(name)) rmSync(join(previousFolder(dist), name));
  writeBuilds(dist, builds);
}
