import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './tool/launch.mjs';
import { describeProof, parseRegister, proveRules, readIds } from './tool/requirement-coverage.ts';
import type { TestResult } from './tool/test-report.ts';

const rules = parseRegister(
  [
    'id\tarea\trule\tsource\thow',
    'S1-001\tlogin\tOne.\tS1\tunit',
    'S1-002\tlogin\tTwo.\tS1\tunit',
    'CARD-03\tpwa\tThree.\tcard\tunit',
    '',
  ].join('\n'),
);
/** An id that the citations check must not find here. */
const stranger = 'S1-~999'.replace('~', '');
type Result = Pick<TestResult, 'title' | 'outcome'>;
const result = (title: string, outcome: Result['outcome']): Result => ({ title, outcome });
const standings = (results: Result[]) => proveRules(rules, results).rules.map(({ standing }) => standing);

describe('the ids in a title', () => {
  it('are one, several in a bracket, or several brackets', () => {
    expect(readIds('shortens [S1-042]')).toEqual(['S1-042']);
    expect(readIds('login [S1-042, S2-003] works [CARD-01]')).toEqual(['S1-042', 'S2-003', 'CARD-01']);
  });

  it('are not other things in brackets', () => {
    expect(readIds('sorts [1, 2] and [S-1] and [sic]')).toEqual([]);
  });
});

describe('a rule', () => {
  it('is open without a test', () => {
    expect(standings([])).toEqual(['open', 'open', 'open']);
  });

  it('is proven by a test that passed, not by one that was skipped', () => {
    expect(standings([result('a [S1-001]', 'passed'), result('b [S1-002]', 'skipped')])).toEqual([
      'proven',
      'open',
      'open',
    ]);
  });

  it('is failing when any of its tests failed', () => {
    expect(standings([result('a [S1-001]', 'passed'), result('b [S1-002, S1-001]', 'failed')])).toEqual([
      'failing',
      'failing',
      'open',
    ]);
  });
});

describe('a rule that the product departs from', () => {
  it('is counted separately once its tests pass, and fails like any other', () => {
    const departures = new Set(['S1-001', 'S1-002']);
    const results = [result('a [S1-001]', 'passed'), result('b [S1-002]', 'failed')];
    const found = proveRules(rules, results, departures).rules.map(({ standing }) => standing);
    expect(found).toEqual(['departed', 'failing', 'open']);
  });
});

describe('docs/departures.tsv', () => {
  const [head, ...rows] = readFileSync(join(projectRoot, 'docs/departures.tsv'), 'utf8').trimEnd().split('\n');
  const register = readFileSync(join(projectRoot, 'docs/requirements.tsv'), 'utf8');
  const known = new Set(parseRegister(register).map(({ id }) => id));

  it('states for each rule once its replacement, the reason, and the decision', () => {
    expect(head).toBe('id\tinstead\twhy\tdecision');
    for (const row of rows) {
      const [id = '', instead, why, decision = '', ...more] = row.split('\t');
      expect(known).toContain(id);
      expect([instead, why, more].join('')).not.toBe('');
      expect(existsSync(join(projectRoot, 'docs/decisions', decision))).toBe(true);
    }
    expect(new Set(rows.map((row) => row.split('\t')[0])).size).toBe(rows.length);
  });
});

describe('the report', () => {
  it('names the areas, their ids and the totals', () => {
    const text = describeProof(proveRules(rules, [result('a [S1-002]', 'passed'), result('b [CARD-03]', 'failed')]));
    expect(text.split('\n')).toEqual([
      'login: 1 proven, 0 departed, 0 failing, 1 open',
      '  proven: S1-002',
      '  open: S1-001',
      'pwa: 0 proven, 0 departed, 1 failing, 0 open',
      '  failing: CARD-03',
      '',
      '3 rules: 1 proven, 0 departed, 1 failing, 1 open',
    ]);
  });

  it('names an id that the register does not have', () => {
    const proof = proveRules(rules, [result(`tells [${stranger}, S1-001]`, 'passed')]);
    expect(proof.unknown).toEqual([{ id: stranger, title: `tells [${stranger}, S1-001]` }]);
    expect(describeProof(proof)).toContain(
      `There is no requirement ${stranger}, named by the test "tells [${stranger}, S1-001]".`,
    );
  });
});
