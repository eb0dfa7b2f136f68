import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from '../tool/build.ts';
import { byteBudgets, oldPhones, staticChecks, unitTests } from '../tool/checks.ts';
import { measureHomeDocument } from '../tool/home-size.ts';
import { projectRoot } from '../tool/launch.mjs';
import { runStep, type Step } from '../tool/step.ts';

const routeTree = () => readFileSync(join(projectRoot, 'src/routeTree.gen.ts'), 'utf8');

async function buildWithCurrentRoutes(): Promise<string[]> {
  const before = routeTree();
  if (!(await build())) return ['the build failed'];
  return routeTree() === before ? [] : ['src/routeTree.gen.ts was out of date; the build renewed it: commit it'];
}

const steps: readonly Step[] = [
  ...staticChecks,
  unitTests,
  { name: 'build', work: buildWithCurrentRoutes },
  { name: 'home document', work: () => measureHomeDocument(projectRoot) },
  byteBudgets,
  oldPhones,
];

// Every step runs, so that one look shows all there is to fix.
const failed: string[] = [];
for (const step of steps) if (!(await runStep(step))) failed.push(step.name);
console.log(failed.length === 0 ? 'check: all well' : `check: failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
