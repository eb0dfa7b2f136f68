/** `npm run requirements`: which rules of docs/requirements.tsv the last full test run proves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './tool/launch.mjs';
import { describeProof, parseRegister, proveRules } from './tool/proof.ts';
import { readLastRun } from './tool/test-report.ts';

const results = readLastRun(projectRoot);
if (results === undefined) {
  console.error('There is no report of a full test run: run npm test first.');
  process.exit(1);
}
const rules = parseRegister(readFileSync(join(projectRoot, 'docs/requirements.tsv'), 'utf8'));
const proof = proveRules(rules, results);
console.log(describeProof(proof));
process.exitCode = proof.unknown.length === 0 ? 0 : 1;
