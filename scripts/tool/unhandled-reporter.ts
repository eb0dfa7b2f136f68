import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, SerializedError } from 'vitest/node';
import { projectRoot } from './launch.mjs';
import { reportFiles } from './test-report.ts';

/** Notes what vitest met outside every test, such as a rejection that was not handled: its own report leaves that out. */
export default class UnhandledReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    writeFileSync(join(projectRoot, reportFiles.unhandled), JSON.stringify(errors.map(({ message }) => message)));
  }
}
