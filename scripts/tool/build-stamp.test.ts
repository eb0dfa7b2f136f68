import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { hashInputs, isBuilt, removeStamp, writeStamp } from './build-stamp.ts';

const files = {
  'src/main.tsx': 'a',
  'locales/pt.po': 'b',
  'index.html': 'c',
  'gateway/server/server.ts': 'd',
  'src/main.test.tsx': 'e',
};

function builtTree(): string {
  const root = writeTree(files);
  writeStamp(root, hashInputs(root));
  return root;
}

describe('a build', () => {
  it('is current when nothing has changed since', () => {
    expect(isBuilt(builtTree())).toBe(true);
  });

  it('is not current before the first, or while one runs', () => {
    expect(isBuilt(writeTree(files))).toBe(false);
    const root = builtTree();
    removeStamp(root);
    expect(isBuilt(root)).toBe(false);
  });

  it.each([
    ['a changed file', (root: string) => writeFileSync(join(root, 'locales/pt.po'), 'B')],
    ['a new file', (root: string) => writeFileSync(join(root, 'src/new.ts'), '')],
    ['a new file of the build’s own', (root: string) => writeFileSync(join(root, 'lingui-plugin.ts'), '')],
    ['a removed file', (root: string) => rmSync(join(root, 'src/main.tsx'))],
    ['a configuration that comes', (root: string) => writeFileSync(join(root, 'vite.config.ts'), '')],
  ])('is stale after %s', (_what, change) => {
    const root = builtTree();
    change(root);
    expect(isBuilt(root)).toBe(false);
  });

  it('ignores tests, the gateway and the generated route tree', () => {
    const root = builtTree();
    for (const file of ['src/main.test.tsx', 'gateway/server/server.ts', 'src/routeTree.gen.ts'])
      writeFileSync(join(root, file), 'x');
    expect(isBuilt(root)).toBe(true);
  });
});

it('distinguishes built-in settings from the others', () => {
  const root = writeTree(files);
  expect(hashInputs(root, { VITE_TOKEN_TRANSPORT: 'payload' })).not.toBe(hashInputs(root, {}));
  expect(hashInputs(root, { PORT: '1' })).toBe(hashInputs(root, {}));
});
