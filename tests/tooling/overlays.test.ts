import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isTest, listSourceFiles } from '../../scripts/law/source-files.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** Marks of a component that lies over the page. */
const lies = /\.Root open=|role="(?:dialog|alertdialog|listbox|menu)"|aria-modal|<dialog\b|showModal\(|\bpopover\b/;
/** The rule that back closes it, and that of a running game. */
const closes = /\b(?:useBackCloses|useGameEntry)\(/;

it('every overlay is closed by back', () => {
  const parts = listSourceFiles(projectRoot).filter((file) => /^src\/.*\.tsx$/.test(file) && !isTest(file));
  const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
  const over = parts.filter((file) => lies.test(read(file)));
  expect(over).toContain('src/ui/modal-panel.tsx');
  expect(over.filter((file) => !closes.test(read(file)))).toEqual([]);
});
