import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { shortClassNames } from './short-class-names.ts';
import { writeTree } from './testing/write-tree.ts';

const root = join(import.meta.dirname, '..');

it('gives every class of the source a unique name of three letters', () => {
  const nameOf = shortClassNames(root);
  const names = globSync('src/**/*.module.css', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const classes = [...text.matchAll(/\.([a-z][\w-]*)(?=[^{};]*\{)/gi)].map(([, name = '']) => name);
    return [...new Set(classes)].map((name) => nameOf(name, join(root, file)));
  });
  expect(names.length).toBeGreaterThan(400);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^[a-z][a-z\d]{2}$/.test(name) || name.startsWith('ad'))).toEqual([]);
});

it('keeps the names of the other files when one changes', () => {
  const namesOfOther = (text: string) => {
    const tree = writeTree({ 'src/a.module.css': text, 'src/b.module.css': '.one {} .two {}' });
    return ['one', 'two'].map((name) => shortClassNames(tree)(name, join(tree, 'src/b.module.css')));
  };
  expect(namesOfOther('.z {} .a {} @keyframes turn {}')).toEqual(namesOfOther('.a {}'));
});
