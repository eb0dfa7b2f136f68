import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dialingTable, namesTable } from './dialling-codes.ts';

it('the app has the dialling codes of the installed libphonenumber-js (node scripts/dialling-codes.ts)', () => {
  const written = (name: string) => readFileSync(`src/components/people/sms/${name}.data.ts`, 'utf8');
  expect(written('dialling-codes')).toBe(dialingTable());
  for (const language of ['pt', 'en'] as const) expect(written(`country-names-${language}`)).toBe(namesTable(language));
});
