import PQueue from 'p-queue';
import { type Outcome, run } from './process.ts';

/** One step of a command: a program to run, or a function that returns complaints (none means success). */
export type Step = { name: string } & (
  { program: string; args: readonly string[] } | { work: () => Promise<readonly string[]> | readonly string[] }
);

async function perform(step: Step): Promise<Outcome> {
  if ('program' in step) return run(step.program, step.args);
  const started = performance.now();
  let complaints: readonly string[];
  try {
    complaints = await step.work();
  } catch (error) {
    complaints = [error instanceof Error ? error.message : String(error)];
  }
  const seconds = (performance.now() - started) / 1000;
  return { code: complaints.length === 0 ? 0 : 1, output: complaints.join('\n'), seconds };
}

/** Runs a step, prints one line with its time, and its output when it failed. Returns whether it succeeded. */
export async function runStep(step: Step): Promise<boolean> {
  const { code, output, seconds } = await perform(step);
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (code !== 0) console.log(output.trimEnd());
  return code === 0;
}

/** Runs steps in order and stops at the first that fails. Returns whether all succeeded. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await runStep(step))) return false;
  return true;
}

/** Runs all of a list of independent steps, `concurrency` at a time. Returns the names of those that failed. */
export async function runTogether(steps: readonly Step[], concurrency: number): Promise<string[]> {
  const queue = new PQueue({ concurrency });
  const went = await Promise.all(steps.map((step) => queue.add(() => runStep(step))));
  return steps.filter((_, index) => went[index] !== true).map(({ name }) => name);
}
