import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** What the build reads. Tests and the generated route tree are left out: they change nothing in the product. */
const buildInputs = [
  'src',
  'sw',
  'locales',
  'public',
  'index.html',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'gateway/demo',
  'gateway/areas',
  'gateway/games',
  'gateway/pages/chat-client',
  'gateway/pages/vite.config.ts',
  'scripts/tool/build.ts',
  'scripts/vite-plugins.ts',
  'scripts/idle-entry.ts',
];

const ignored = /\.test\.tsx?$|routeTree\.gen\.ts$|[\\/]\./;

function listFiles(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .toSorted()
    .flatMap((name) => listFiles(join(path, name)));
}

/** A hash of everything the build reads: file names, contents, and the VITE_ variables that are built in. */
export function hashInputs(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    for (const file of listFiles(join(root, input))) {
      const name = relative(root, file);
      if (ignored.test(name)) continue;
      hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
    }
  }
  for (const name of Object.keys(environment).toSorted()) {
    if (name.startsWith('VITE_')) hash.update(`${name}=${environment[name]}\0`);
  }
  return hash.digest('hex');
}

const stampFile = (root: string) => join(root, 'dist/.stamp');

/** Whether dist/ is complete, from whatever inputs. */
export const hasStamp = (root: string): boolean => existsSync(stampFile(root));

/** Whether dist/ was built from the inputs as they are. */
export function isBuilt(root: string): boolean {
  const file = stampFile(root);
  return existsSync(file) && readFileSync(file, 'utf8') === hashInputs(root);
}

/** Forgets that dist/ is complete, before a build begins to replace it. */
export function removeStamp(root: string): void {
  rmSync(stampFile(root), { force: true });
}

/** Says that dist/ is complete. `hash` was taken before the build began, so a file saved meanwhile makes it stale. */
export function writeStamp(root: string, hash: string): void {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(stampFile(root), hash);
}
