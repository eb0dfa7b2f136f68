import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { findCitationFaults } from '../../scripts/law/citations.ts';
import { projectRoot } from '../../scripts/tool/launch.mjs';
import { writeTree } from '../../scripts/testing/write-tree.ts';

const record = 'docs/decisions/001-packages-and-folders.md';

// A tilde in citations that must not be found here.
const faultsOf = (files: Record<string, string>) =>
  findCitationFaults(
    writeTree({
      'docs/requirements.tsv': 'id\tarea\nS1-001\ta\nS1-002\ta\nS1-003\ta\n',
      [record]: '',
      'docs/security.md': '',
      'README.md': `See [the record](${record}#why) and the [site](https://example.org/x.md).\n`,
      ...Object.fromEntries(Object.entries(files).map(([file, text]) => [file, text.replaceAll('~', '')])),
    }),
  );

it('passes valid citations', () => {
  const comment = `// ${record}, decisions/001-packages-and-folders.md, README.md [S1-001, S1-001…S1-003]\n`;
  expect(faultsOf({ 'src/state/a.ts': comment, 'docs/security.md': `[up](../README.md), ${record}` })).toEqual([]);
});

it.each([
  ['src/state/a.ts', '// as gone.~md says', /^src\/state\/a\.ts:1 cites gone\.md, which is not there$/],
  ['src/ui/a.css', '/* docs/decisions/009-gone.~md */', /cites docs\/decisions\/009-gone\.md/],
  ['docs/security.md', 'first\nsee decisions/009-gone.~md', /^docs\/security\.md:2 cites decisions\/009-gone\.md/],
  ['docs/security.md', '[the picture](images/gone.png)', /links to images\/gone\.png, which is not there/],
  ['docs/security.md', 'held by src/state/gone.test.~ts', /names src\/state\/gone\.test\.ts, which is not there/],
  ['sw/a.ts', '// the rule [S1-~009]', /^sw\/a\.ts:1 cites S1-009, which is no rule/],
  ['gateway/a.ts', '/** [S1-~002…S1-~004] */', /cites S1-004, which is no rule/],
  ['tests/a.spec.ts', "it('does [S2-~001]', () => {});", /cites S2-001, which is no rule/],
  ['src/state/a.ts', '// open ~question 7', /say what was settled/],
  ['src/state/a.ts', '// (Q~15)', /say what was settled/],
])('refuses in %s a citation of what is not there', (file, text, complaint) => {
  const faults = faultsOf({ [file]: text });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(complaint);
});

it('refuses a commit that the history does not have, and checks none where there is no history', () => {
  const files = { 'README.md': 'Look at 1234~abc.\n', 'docs/requirements.tsv': 'id\tarea\n' };
  const root = writeTree(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.replace('~', '')])),
  );
  expect(findCitationFaults(root)).toEqual([]);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
  git('init', '--quiet');
  git('commit', '--quiet', '--allow-empty', '-m', 'Begin');
  expect(findCitationFaults(root)).toEqual(['README.md:1 names the commit 1234abc, which is not there']);
});

it('finds nothing in this project', () => {
  expect(findCitationFaults(projectRoot)).toEqual([]);
});
