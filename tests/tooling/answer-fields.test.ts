import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { wholeCalls } from '#src/contract/whole-calls.ts';
import { isCode, isGenerated, isTest, listSourceFiles } from '../../scripts/law/source-files.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';

/** Fields that the app reads by no name, each with the reason why they are answered. */
const unread = {
  nodeName: 'a name of the game beside displayName, which the requirements name [S1-245]',
  register: 'switches of the registration form, which registerSettings answers with their rules [S1-265]',
  addedAt: 'when a payee was added, for clients that show it',
  orderId: 'names the order, for clients that list it; the app reads the list again',
  algorithm: 'of the proof of work, passed whole to its library',
  keyPrefix: 'of the proof of work, passed whole to its library',
  kty: 'of a key, passed whole to the encryption',
  crv: 'of a key, passed whole to the encryption',
} as const;

/** Makes a game of the offline index, and so writes each field without a reader. */
const writers = ['src/state/lobby/search-device.ts'];

/** Code that reads answers: the app, the worker, the chat's page, the vendor's games. */
function readers(): string {
  const files = listSourceFiles(projectRoot).filter(
    (file) =>
      /^(?:src|sw|gateway\/games|gateway\/pages)\//.test(file) &&
      isCode(file) &&
      !isTest(file) &&
      !isGenerated(file) &&
      !/\.(?:schema|docs)\.ts$/.test(file) &&
      !writers.includes(file),
  );
  return files
    .map((file) => readFileSync(join(projectRoot, file), 'utf8'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
}

type Part = {
  readonly type?: string;
  readonly entries?: Readonly<Record<string, Part>>;
  readonly item?: Part;
  readonly wrapped?: Part;
  readonly value?: Part;
  readonly pipe?: readonly Part[];
  readonly options?: readonly Part[];
};

/** The names of all fields of a schema. */
function fieldsOf(part: Part | undefined): string[] {
  if (typeof part !== 'object') return [];
  const { type, entries, item, wrapped, value, pipe, options } = part;
  const parts = [
    ...Object.values(entries ?? {}),
    ...[item, wrapped, type === 'record' ? value : undefined],
    ...(pipe ?? []).filter((step) => step !== part),
    ...(type === 'picklist' ? [] : (options ?? [])),
  ];
  return [...Object.keys(entries ?? {}), ...parts.flatMap(fieldsOf)];
}

it('each field of an answer is read, or says why it is there', () => {
  const words = new Set(readers().match(/[A-Za-z_]\w*/g));
  const fields = new Set(wholeCalls.flatMap(({ value }) => fieldsOf(value as Part)));
  expect(fields.size).toBeGreaterThan(200);
  expect([...fields].filter((name) => !words.has(name)).toSorted()).toEqual(
    Object.keys(unread)
      .filter((name) => !words.has(name))
      .toSorted(),
  );
  for (const name of Object.keys(unread)) expect(fields).toContain(name);
});
