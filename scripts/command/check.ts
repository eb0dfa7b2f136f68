import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { build } from '../tool/build.ts';
import { staticChecks, stepsOnBuild, unitTests } from '../tool/checks.ts';
import { projectRoot } from '../tool/launch.mjs';
import { runTogether, type Step } from '../tool/step.ts';

const routeTree = () => readFileSync(join(projectRoot, 'src/routeTree.gen.ts'), 'utf8');

async function buildWithCurrentRoutes(): Promise<string[]> {
  const before = routeTree();
  if (!(await build())) return ['the build failed'];
  return routeTree() === before ? [] : ['src/routeTree.gen.ts was out of date; the build renewed it: commit it'];
}

const buildStep: Step = { name: 'build', work: buildWithCurrentRoutes };
const width = availableParallelism();

// Every step runs, so that one run shows every fault. The longest start first.
const failed = await runTogether([unitTests, buildStep, ...staticChecks], width);
if (!failed.includes(buildStep.name)) failed.push(...(await runTogether(stepsOnBuild, 1)));
console.log(failed.length === 0 ? 'check: all well' : `check: failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
