import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** A letter, and a letter or digit. */
function prefixOf(text: string): string {
  const number = createHash('sha256').update(text).digest().readUInt32BE() % (26 * 36);
  return (number + 10 * 36).toString(36);
}

/**
 * Class names of three letters, because they are part of every document and long ones delay the first paint. The first two are
 * the file's, the last one identifies the class in it, so that a change of one file does not rename the classes of others. With
 * so few prefixes two files could share one: every file of the source gets its own, the same in the browser's build and in the
 * server's.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  // Ad blockers hide elements with these names.
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
  // A new name, in development.
  return (name, file) => {
    const key = `${relative(root, file)} ${name}`;
    return names.get(key) ?? `m-${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
  };
}
