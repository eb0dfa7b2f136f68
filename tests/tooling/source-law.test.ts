import { expect, it } from 'vitest';
import { findSourceFaults } from '../../scripts/law/source-law.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { writeTree } from '../../scripts/testing/write-tree.ts';

const lines = (count: number) => 'const a = 1;\n'.repeat(count);
const faultsOf = (file: string, source: string) => findSourceFaults(writeTree({ [file]: source }));

it('refuses a file of more than 220 lines', () => {
  expect(faultsOf('src/ui/long.ts', lines(220))).toEqual([]);
  expect(faultsOf('src/ui/long.ts', lines(221))).toEqual(['src/ui/long.ts has 221 lines, more than 220: split it']);
  expect(faultsOf('src/ui/long.module.css', lines(221))).toHaveLength(1);
});

it.each([
  'src/routeTree.gen.ts',
  'src/platform/dial-codes.data.ts',
  'gateway/demo/names.ts',
  'gateway/areas/mall/seed.ts',
])('lets a generated file or a table of data be long: %s', (file) => {
  expect(faultsOf(file, lines(900))).toEqual([]);
});

// A tilde in each, so that the law does not find them here.
it.each([
  ['// TO~DO later', /unfinished/],
  ['// FIX~ME', /unfinished/],
  ['// @ts-~ignore', /switches a check off/],
  ['// @ts-~expect-error', /switches a check off/],
  ['// oxlint-~disable-next-line', /switches a check off/],
  ['/* eslint-~disable */', /switches a check off/],
  ["it.~only('x', () => {});", /lone/],
  ["test.~todo('x');", /lone/],
])('refuses %s', (line, reason) => {
  const [fault] = faultsOf('gateway/app.ts', `const a = 1;\n${line.replace('~', '')}\n`);
  expect(fault).toMatch(/^gateway\/app\.ts:2: /);
  expect(fault).toMatch(reason);
});

it('finds nothing in this project', () => {
  expect(findSourceFaults(projectRoot)).toEqual([]);
});
