import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Paths that the build does not read: everything else counts as its input, so that no new input is ever missed. A folder missing
 * in this list only causes an unnecessary build.
 */
const aside = new Set(
  [
    ['dist', 'docs', 'node_modules', 'test-results', 'tests', 'sbom.json'],
    ['actions', 'cli', 'context', 'db', 'http', 'ledger', 'process', 'server', 'testing'].map(
      (room) => `gateway/${room}`,
    ),
    ['bench', 'browsers', 'check', 'dev', 'faults', 'start', 'test'].map((name) => `scripts/command/${name}.ts`),
    ['scripts/testing', 'scripts/requirements.ts', 'scripts/where.ts', 'src/routeTree.gen.ts'],
  ]
    .flat()
    .map((path) => join(path)),
);
/** Tests, and names that begin with a dot. */
const ignored = /\.test\.tsx?$|\.md$|(?:^|[\\/])\./;

function listFiles(root: string, path: string): string[] {
  if (aside.has(path) || ignored.test(path)) return [];
  if (!statSync(join(root, path)).isDirectory()) return [path];
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => listFiles(root, join(path, name)));
}

/** A hash of everything the build reads: file names, contents, and the VITE_ variables that are built in. */
export function hashInputs(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const file of readdirSync(root)
    .toSorted()
    .flatMap((name) => listFiles(root, name)))
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(root, file)))
      .update('\0');
  for (const name of Object.keys(environment).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest('hex');
}

const stampFile = (root: string) => join(root, 'dist/.stamp');

/** Whether dist/ is complete, from any inputs. */
export const hasStamp = (root: string): boolean => existsSync(stampFile(root));

/** Whether dist/ was built from the current inputs. */
export function isBuilt(root: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === hashInputs(root);
}

/** Deletes the stamp of dist/, before a build begins to replace it. */
export function removeStamp(root: string): void {
  rmSync(stampFile(root), { force: true });
}

/** Stamps dist/ as complete. `hash` was taken before the build began, so a file saved during the build makes it stale. */
export function writeStamp(root: string, hash: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile(root), hash);
}
