import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../scripts/tool/launch.mjs';

const folder = join(projectRoot, 'docs/decisions');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const records = readdirSync(folder).filter((name) => /^\d{3}-/.test(name) && !name.startsWith('000'));
const rows = read('README.md')
  .split('\n')
  .flatMap((line) => {
    const row = /^\| (.+?) \| \[(\d{3})\]\((.+?)\) (.+?) \| (.+?) \| (.+?) \|$/.exec(line);
    return row ? [{ number: row[2], file: row[3], date: row[5], status: row[6] }] : [];
  });

it('the index of decisions lists every record once', () => {
  expect(rows.map(({ file }) => file).toSorted()).toEqual(records.toSorted());
});

it.each(rows)('the index states the same of $file as the record', ({ file = '', number, date, status }) => {
  const record = read(file);
  expect(file.startsWith(`${number}-`)).toBe(true);
  expect(record).toContain(`\n- Date: ${date}\n`);
  expect(record).toMatch(new RegExp(`\\n- Status: ${status}(?:;.*)?\\n`));
});
