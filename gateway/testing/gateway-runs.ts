import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { freePort, type GatewayChild, runGateway, untilReady } from './gateway-processes.ts';
import { writeTestBuild } from './test-build.ts';

/** Runs the gateway as a process over a test build, for the tests of one file: one data folder, two ports. */
export class GatewayRuns {
  readonly distDir = writeTestBuild();
  readonly dataDir = mkdtempSync(join(tmpdir(), 'mare-start-'));
  ports = { PORT: '', GAMES_PORT: '' };
  readonly #running: GatewayChild[] = [];

  constructor() {
    beforeAll(async () => {
      this.ports = { PORT: String(await freePort()), GAMES_PORT: String(await freePort()) };
    });
    afterEach(async () => {
      for (const { child, ended } of this.#running.splice(0)) {
        child.kill('SIGKILL');
        await ended;
      }
    });
    afterAll(() => {
      for (const folder of [this.distDir, this.dataDir]) rmSync(folder, { recursive: true, force: true });
    });
  }

  run(env: Record<string, string>): GatewayChild {
    const made = runGateway({ DATA_DIR: this.dataDir, DIST_DIR: this.distDir, ...this.ports, ...env });
    this.#running.push(made);
    return made;
  }

  /** Resolves when it says that it serves; fails with what it said when it ended instead. */
  readonly ready = untilReady;

  /** The error message of a failed start. */
  async problemOf(env: Record<string, string>): Promise<string> {
    const { ended, output } = this.run(env);
    expect(await ended).toBe(1);
    return output().trim();
  }
}
