import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const shortened = (text: string) => `m${createHash('sha256').update(text).digest('hex').slice(0, 5)}`;

/**
 * Class names of six letters: they stand in every document, and long ones cost the first paint. Of some thousand classes two would
 * share so short a hash now and then, and one would be styled as the other: every class of the source has a name of its own, the
 * same in the browser's build and in the server's.
 */
export function shortClassNames(root: string): (name: string, file: string) => string {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const file of globSync('src/**/*.module.css', { cwd: root }).toSorted()) {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    for (const [, name = ''] of text.matchAll(/\.([_a-z][\w-]*)/gi)) {
      const key = `${file} ${name}`;
      if (names.has(key)) continue;
      let short = shortened(key);
      for (let again = 1; taken.has(short); again += 1) short = shortened(`${key} ${again}`);
      taken.add(short);
      names.set(key, short);
    }
  }
  return (name, file) => {
    const key = `${relative(root, file)} ${name}`;
    // A name of keyframes, or one that has come since.
    return names.get(key) ?? shortened(key);
  };
}
