import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNewScript } from './old-scripts.ts';
import { findNewStyles } from './old-styles.ts';

/**
 * Reads what was built as a phone with iOS 12.4 would, which the requirements promise [S1-417]: scripts whose syntax it
 * cannot read, names of the platform that it lacks and nothing brings, styles without a form that it knows. One line each.
 */
export function findOldPhoneFaults(root: string): string[] {
  const client = join(root, 'dist/client');
  const files = readdirSync(join(client, 'assets')).map((name) => `assets/${name}`);
  const faults = [...files, 'sw.js'].flatMap((file) => {
    const read = () => readFileSync(join(client, file), 'utf8');
    if (file.endsWith('.js')) return findNewScript(read()).map((fault) => `${file}: ${fault}`);
    return file.endsWith('.css') ? findNewStyles(read()).map((fault) => `${file}: ${fault}`) : [];
  });
  return files.length > 0 ? faults : ['dist/client/assets is empty: nothing was read'];
}
