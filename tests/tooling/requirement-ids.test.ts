import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSourceFiles } from '../../scripts/law/source-files.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { parseRegister, readIds } from '../../scripts/tool/proof.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

it('names no requirement that the register does not have', () => {
  const known = new Set(parseRegister(read('docs/requirements.tsv')).map(({ id }) => id));
  const tests = listSourceFiles(projectRoot).filter(
    (file) => /\.(?:test|spec)\.tsx?$/.test(file) && file !== 'scripts/requirements.test.ts',
  );
  const strangers = tests.flatMap((file) =>
    readIds(read(file))
      .filter((id) => !known.has(id))
      .map((id) => `${file}: ${id}`),
  );
  expect(strangers).toEqual([]);
});
