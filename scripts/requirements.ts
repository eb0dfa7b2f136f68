/** `npm run requirements`: which rules of docs/requirements.tsv the last full test run proves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './tool/launch.mjs';
import { describeProof, parseDepartures, parseRegister, proveRules } from './tool/requirement-coverage.ts';
import { readLastRun } from './tool/test-report.ts';

const results = readLastRun(projectRoot);
if (results === undefined) {
  console.error('There is no report of a full test run: run npm test first.');
  process.exit(1);
}
const read = (name: string) => readFileSync(join(projectRoot, 'docs', name), 'utf8');
const rules = parseRegister(read('requirements.tsv'));
const proof = proveRules(rules, results, parseDepartures(read('departures.tsv')));
console.log(describeProof(proof));
process.exitCode = proof.unknown.length === 0 ? 0 : 1;
