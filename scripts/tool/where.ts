import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCitedIds } from '../law/rule-ids.ts';
import { isGenerated, isText, listSourceFiles } from '../law/source-files.ts';

/** The code and the tests of a rule: `src/state/site/site.ts:24` for each, a test with the line of its title. */
export type Places = { code: string[]; tests: string[] };

/** Every line of the source under `root` that cites a rule id, also within a range. */
export function findRule(root: string, id: string): Places {
  const places: Places = { code: [], tests: [] };
  for (const file of listSourceFiles(root).filter((name) => isText(name) && !isGenerated(name))) {
    const isTitled = /\.(?:test|spec)\.tsx?$/.test(file);
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      if (!readCitedIds(line).includes(id)) continue;
      if (isTitled) places.tests.push(`${file}:${index + 1} ${line.trim()}`);
      else places.code.push(`${file}:${index + 1}`);
    }
  }
  return places;
}
