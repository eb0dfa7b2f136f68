/** `npm run where S1-138`: the rule's text, the code that cites it and the tests with it in their titles. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './tool/launch.mjs';
import { findRule } from './tool/where.ts';

const id = process.argv[2] ?? '';
const rule = readFileSync(join(projectRoot, 'docs/requirements.tsv'), 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .find(([name]) => name === id);
if (rule) {
  const { code, tests } = findRule(projectRoot, id);
  console.log([`${id} (${rule[1]}): ${rule[2]}`, '', 'code', ...code, '', 'tests', ...tests].join('\n'));
} else {
  console.error(`docs/requirements.tsv has no rule "${id}". Say npm run where S1-138.`);
  process.exitCode = 1;
}
