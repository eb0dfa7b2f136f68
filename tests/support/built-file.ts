import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/**
 * The built path of a source file, or of a group of the build by its name: built files are named by their contents. Throws for
 * one that has no chunk.
 */
export function builtFile(source: string): string {
  const manifest: Record<string, { file: string; name?: string }> = JSON.parse(
    readFileSync(join(projectRoot, 'dist/client/.vite/manifest.json'), 'utf8'),
  );
  const file = (manifest[source] ?? Object.values(manifest).find(({ name }) => name === source))?.file;
  if (!file) throw new Error(`${source} has no chunk of its own`);
  return `/${file}`;
}
