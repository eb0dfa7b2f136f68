import { expect, it } from 'vitest';
import { writeTree } from '../testing/write-tree.ts';
import { findRule } from './where.ts';

it('finds the code and the titles of a rule, also in a list and a range', () => {
  const root = writeTree({
    'src/state/a.ts': '/** Shortens [S1-001, S1-002]. */\nexport const a = 1;\n',
    'sw/b.css': '\n/* S1-001…S1-003 */\n',
    'src/state/a.test.ts': "it('shortens [S1-002]', () => {});\n",
    'gateway/c.ts': '// S1-020\n',
  });
  expect(findRule(root, 'S1-002')).toEqual({
    code: ['src/state/a.ts:1', 'sw/b.css:2'],
    tests: ["src/state/a.test.ts:1 it('shortens [S1-002]', () => {});"],
  });
});
