import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { firstRouteFiles, type Manifest, readManifest } from './budgets.ts';

/** Home under each of its names, and at a path that is unknown: they are part of the entry. */
const withTheEntry = ['__root.tsx', 'index.tsx', 'm.home.tsx', '$.tsx'];
/** Screens shown instead of a page: of a closed site and region. */
const standIns = ['src/features/shell/site-closed.tsx'];

/** The screens that are not in their own lazily loaded chunk [S1-087], one line each. */
export function findEagerScreens(manifest: Manifest, routes: readonly string[]): string[] {
  const first = new Set(firstRouteFiles(manifest));
  const screens = routes.filter(
    (name) => name.endsWith('.tsx') && !name.startsWith('-') && !withTheEntry.includes(name),
  );
  const taken = new Map<string, string>();
  return [...screens.map((name) => `src/routes/${name}`), ...standIns].flatMap((source) => {
    const key = Object.keys(manifest).find((name) => name === source || name.startsWith(`${source}?tsr-split=`));
    const file = key === undefined ? undefined : manifest[key]?.file;
    if (file === undefined) return [`${source} has no chunk of its own`];
    if (first.has(file)) return [`${source} comes with the first route`];
    const other = taken.get(file);
    taken.set(file, source);
    return other === undefined ? [] : [`${source} shares a chunk with ${other}`];
  });
}

/** The same for the build. */
export const findLazyScreenFaults = (root: string): string[] =>
  findEagerScreens(readManifest(join(root, 'dist/client')), readdirSync(join(root, 'src/routes')));
