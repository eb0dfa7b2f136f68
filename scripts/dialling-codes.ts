import { writeFileSync } from 'node:fs';
import { dialingTable, namesTable } from './tool/dialling-codes.ts';

/** Writes the app's tables of dialling codes; run it after an update of libphonenumber-js (`node scripts/dialling-codes.ts`). */
const folder = 'src/components/people/sms';
writeFileSync(`${folder}/dialling-codes.data.ts`, dialingTable());
for (const language of ['pt', 'en'] as const)
  writeFileSync(`${folder}/country-names-${language}.data.ts`, namesTable(language));
