import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { findChromium, findHeadlessShell } from './chromium.ts';

function writePrograms(...names: [string, ...string[]]): { folder: string; path: string } {
  const folder = writeTree(Object.fromEntries(names.map((name) => [name, '#!/bin/sh\n'])));
  for (const name of names) chmodSync(join(folder, name), 0o755);
  return { folder, path: join(folder, names[0]) };
}

it('prefers the one that CHROMIUM_PATH names', () => {
  const { path } = writePrograms('my-browser');
  expect(findChromium({ CHROMIUM_PATH: path, PATH: '' })).toBe(path);
});

it('ignores a CHROMIUM_PATH that is not a program', () => {
  const folder = writeTree({ 'readme.txt': '' });
  const { folder: other, path } = writePrograms('chromium');
  const found = findChromium({ CHROMIUM_PATH: join(folder, 'readme.txt'), PATH: other });
  expect([path, '/usr/bin/chromium']).toContain(found);
});

it('finds the headless shell next to the Chromium, and none elsewhere', () => {
  const { path } = writePrograms('chromium', 'chromium-headless-shell');
  expect(findHeadlessShell({ CHROMIUM_PATH: path, PATH: '' })).toBe(`${path}-headless-shell`);
  expect(findHeadlessShell({ CHROMIUM_PATH: writePrograms('chromium').path, PATH: '' })).toBeUndefined();
});
