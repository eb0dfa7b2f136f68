import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, SerializedError } from 'vitest/node';
import { projectRoot } from './launch.mjs';
import { reportFiles } from './test-report.ts';

/** Records errors outside every test, such as an unhandled rejection: vitest's own report omits them. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    writeFileSync(join(projectRoot, reportFiles.unhandled), JSON.stringify(errors.map(({ message }) => message)));
  }
}
