/** Rules for every hand-written file, beyond the linter's: its size, and no marks of unfinished work. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGenerated, isText, listSourceFiles } from './source-files.ts';

const maximumLines = 220;

/** Tables of data may be long: files named `*.data.ts` and the seeds of the demonstration. */
const dataTables = /\.data\.ts$|^gateway\/demo\/|^gateway\/areas\/.*seed\.ts$/;

// The brackets keep this file from finding itself.
const marks: readonly [RegExp, string][] = [
  [/\b(?:T[O]DO|FIX[M]E|HA[C]K)\b/, 'a mark of unfinished work'],
  [/@ts-(?:ignore|nocheck|expect-error)|(?:ox|es)lint-dis[a]ble/, 'switches a check off'],
  [/\b(?:it|test|describe)\.(?:only|todo)\(/, 'a lone or promised test'],
];

function faultsOfFile(root: string, file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  if (lines.at(-1) === '') lines.pop();
  const tooLong = lines.length > maximumLines && !dataTables.test(file);
  return [
    ...(tooLong ? [`${file} has ${lines.length} lines, more than ${maximumLines}: split it`] : []),
    ...lines.flatMap((line, index) =>
      marks.flatMap(([pattern, reason]) => (pattern.test(line) ? [`${file}:${index + 1}: ${reason}`] : [])),
    ),
  ];
}

/** Every violation under `root`, one line each. Generated files are exempt. */
export function findSourceFaults(root: string): string[] {
  return listSourceFiles(root)
    .filter((file) => isText(file) && !isGenerated(file))
    .flatMap((file) => faultsOfFile(root, file));
}
