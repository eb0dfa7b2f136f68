import { describe, expect, it } from 'vitest';
import { findOldPhoneFaults } from './old-phones.ts';
import { findNewScript } from './old-scripts.ts';
import { findNewStyles } from './old-styles.ts';
import { writeTree } from '../testing/write-tree.ts';

describe('syntax that iOS 12.4 cannot parse', () => {
  it.each([
    'a?.b()',
    'a ?? b',
    'a ??= b',
    'class A { x = 1 }',
    'class A { #x() {} }',
    'const a = 1n',
    '/(?<=a)b/.test(c)',
    'export * as a from "a"',
    'Object.groupBy(a, b)',
    'a.findLast(b)',
    'structuredCloneOf = window.structuredClone',
  ])('is found in %s', (code) => {
    expect(findNewScript(code)).toHaveLength(1);
  });

  it.each(['async () => ({ ...a })', 'a.at(-1)', 'typeof a.startViewTransition', 'import("./a.js")', 'a.any(b)'])(
    'is not %s',
    (code) => {
      expect(findNewScript(code)).toEqual([]);
    },
  );

  it.each([
    '.a{display:flex;gap:4px}',
    '.a{aspect-ratio:4/5}',
    '.a{height:100dvh}',
    '.a{inset:0}',
    '.a{width:clamp(1px,2vw,3px)}',
    '.a:is(b,c){color:red}',
    '.a,.b:focus-visible{color:red}',
    '@media (min-width:1px){.a{translate:0 1px}}',
  ])('is found in %s', (css) => {
    expect(findNewStyles(css)).toHaveLength(1);
  });

  it.each([
    '.a{display:grid;gap:4px}',
    '.a{height:100vh;height:100dvh}',
    '.a:focus-visible{color:red}',
    '@supports (aspect-ratio:1){.a{aspect-ratio:4/5}}',
  ])('is not %s', (css) => {
    expect(findNewStyles(css)).toEqual([]);
  });

  it('is searched in every built script and style, including the worker', () => {
    const root = writeTree({
      'dist/client/assets/a.js': 'a',
      'dist/client/assets/b.css': '.a{inset:0}',
      'dist/client/sw.js': 'a?.b',
    });
    expect(findOldPhoneFaults(root)).toEqual(['assets/b.css: inset (.a)', 'sw.js: optional chaining']);
  });
});
