import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNewScript } from './old-scripts.ts';
import { findNewStyles } from './old-styles.ts';

/**
 * Reads the build like a phone with iOS 12.4, which the requirements support [S1-417]: scripts whose syntax it cannot parse,
 * platform APIs that it lacks and that are not polyfilled, styles without a fallback that it supports. One line each.
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
