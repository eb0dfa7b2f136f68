import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A letter, and a letter or digit. */
function prefixOf(text: string): string {
  const number = createHash('sha256').update(text).digest().readUInt32BE() % (26 * 36);
  return (number + 10 * 36).toString(36);
}

/**
 * Class names of three letters: they stand in every document, and long ones cost the first paint. The first two are the
 * file's, the last says which of its classes it is: so a file that changes leaves the names of others as they were. Of so
 * few prefixes two files would share one: every file of the source has its own, the same in the browser's build and in the server's.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  // Blockers of advertisements hide what is called so.
  const taken = new Set(['ad']);
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted()) {
    let prefix = prefixOf(file);
    for (let again = 1; taken.has(prefix); again += 1) prefix = prefixOf(`${file} ${again}`);
    taken.add(prefix);
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const found = [...text.matchAll(/(?:\.|@keyframes )([_a-z][\w-]*)/gi)].map(([, name = '']) => name);
    for (const [index, name] of [...new Set(found)].entries())
      names.set(`${file} ${name}`, prefix + index.toString(36));
  }
  // A name that has come since, in development.
  return (name, file) => {
    const key = `${relative(root, file)} ${name}`;
    return names.get(key) ?? `m-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
  };
}
