import { expect, it } from 'vitest';
import { findUncheckedFiles } from '../../scripts/law/type-checked.ts';
import { writeTree } from '../../scripts/testing/write-tree.ts';

const solution = JSON.stringify({ references: [{ path: './src' }, { path: './tests' }] });
const project = (include: string[], exclude?: string[]) => JSON.stringify({ include, exclude });

it('finds the files that no project includes', () => {
  const root = writeTree({
    'tsconfig.json': solution,
    'src/tsconfig.json': project(['**/*.ts']),
    'tests/tsconfig.json': project(['**/*.ts', '../*.config.ts'], ['old', '**/*.test.ts']),
    'vite.config.ts': '',
    'src/a.ts': '',
    'src/b/c.ts': '',
    'src/part.tsx': '',
    'src/made.gen.ts': '',
    'src/b.d.ts': '',
    'tests/a.spec.ts': '',
    'tests/a.test.ts': '',
    'tests/old/x.ts': '',
    'scripts/tool.mts': '',
    'scripts/plain.mjs': '',
  });
  expect(findUncheckedFiles(root).map((line) => line.split(' ')[0])).toEqual([
    ...['src/part.tsx', 'tests/a.test.ts', 'tests/old/x.ts', 'scripts/tool.mts'],
  ]);
});
