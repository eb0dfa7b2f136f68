/** The unit and gateway tests of a full run, and in continuous integration one more run of the files that failed. */
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { projectRoot } from './launch.mjs';
import { binary, run } from './process.ts';
import {
  failedOutside,
  mergeTries,
  readReportFile,
  readVitestFiles,
  reportFiles,
  type TestFile,
  type TestResult,
} from './test-report.ts';

/** The result of a vitest run; `files` is undefined when it left no report. */
export type VitestRun = { code: number; files: TestFile[] | undefined; unhandled: readonly string[] };
/** Runs vitest; its report goes to one of the report files. */
export type RunVitest = (report: string, args: readonly string[]) => Promise<VitestRun>;

const readMessages = (json: unknown) => v.parse(v.array(v.string()), json);

/** Starts vitest with an environment. */
export const startVitest =
  (env: NodeJS.ProcessEnv): RunVitest =>
  async (report, args) => {
    const reporters = ['default', 'json', './scripts/tool/unhandled-reporter.ts'].map((name) => `--reporter=${name}`);
    const all = ['run', ...reporters, `--outputFile.json=${report}`, ...args];
    const { code } = await run(binary('vitest'), all, { env, inherit: true });
    return {
      code,
      files: readReportFile(join(projectRoot, report), readVitestFiles),
      unhandled: readReportFile(join(projectRoot, reportFiles.unhandled), readMessages) ?? [],
    };
  };

const hasFailed = ({ results }: TestFile) => results.some(({ outcome }) => outcome === 'failed');

/**
 * Runs the tests, and with `again` the failed files once more: whole files in new processes, because a retry of a single test
 * would inherit state from its file or its process. An error outside every file is not retried.
 */
export async function runUnitTests(
  vitest: RunVitest,
  args: readonly string[],
  again: boolean,
): Promise<{ code: number; results: TestResult[] | undefined }> {
  const first = await vitest(reportFiles.vitest, args);
  const outside = first.unhandled.map((message) => failedOutside('outside the tests', message));
  const failed = first.files?.filter(hasFailed) ?? [];
  if (!again || failed.length === 0)
    return { code: first.code, results: first.files && [...first.files.flatMap(({ results }) => results), ...outside] };
  console.log(`once more, because this is continuous integration: ${failed.length} files that failed`);
  const second = await vitest(
    reportFiles.vitestAgain,
    failed.map(({ file }) => relative(projectRoot, file)),
  );
  const code = outside.length > 0 ? first.code : second.code;
  return { code, results: [...mergeTries(first.files ?? [], second.files ?? []), ...outside] };
}
