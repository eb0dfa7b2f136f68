import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { findChromium } from './chromium.ts';

function writeProgram(name: string): { folder: string; path: string } {
  const folder = writeTree({ [name]: '#!/bin/sh\n' });
  const path = join(folder, name);
  chmodSync(path, 0o755);
  return { folder, path };
}

it('takes the one that CHROMIUM_PATH names before any other', () => {
  const { path } = writeProgram('my-browser');
  expect(findChromium({ CHROMIUM_PATH: path, PATH: '' })).toBe(path);
});

it('does not take a CHROMIUM_PATH that is no program', () => {
  const folder = writeTree({ 'readme.txt': '' });
  const { folder: other, path } = writeProgram('chromium');
  const found = findChromium({ CHROMIUM_PATH: join(folder, 'readme.txt'), PATH: other });
  expect([path, '/usr/bin/chromium']).toContain(found);
});
