import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** One file of Vite's manifest: what it imports and the styles that it needs. */
const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    isEntry: v.optional(v.boolean()),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);
export type BuildManifest = v.InferOutput<typeof Manifest>;

/** The manifest in the built client's folder. */
export const manifestFile = (client: string): string => join(client, '.vite', 'manifest.json');

/** Reads the manifest in the built client's folder. Rejects where it is missing or invalid. */
export const readManifest = async (client: string): Promise<BuildManifest> =>
  v.parse(Manifest, JSON.parse(await readFile(manifestFile(client), 'utf8')));

/** The scripts and styles of the chunks named so and of all that they import, each once, those that are imported first. */
export function filesOf(manifest: BuildManifest, keys: readonly string[]): { scripts: string[]; styles: string[] } {
  const seen = new Set<string>();
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports) visit(imported);
    if (chunk.file.endsWith('.js')) scripts.add(chunk.file);
    for (const file of chunk.css) styles.add(file);
  };
  for (const key of keys) visit(key);
  return { scripts: [...scripts], styles: [...styles] };
}

/** The name of the app's own entry. */
export const entriesOf = (manifest: BuildManifest): string[] =>
  Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
