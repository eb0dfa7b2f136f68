import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Config, readConfig } from '../process/config.ts';
import { createGateway, type Gateway } from '../context/gateway.ts';
import type { Dialect } from '../db/open-database.ts';
import { openTestDatabase } from './databases.ts';
import { insertSmallCatalogue } from './small-catalogue.ts';

export type TestGateway = Gateway & {
  /** Moves the gateway's clock on by milliseconds. */
  readonly advance: (ms: number) => void;
  /** The requested pauses in ms; a test does not wait for them. */
  readonly pauses: number[];
  readonly close: () => Promise<void>;
};

/** The start of a test gateway's clock: 2026-03-14, noon UTC. */
export const testStart = Date.UTC(2026, 2, 14, 12);

/**
 * A gateway over an empty database of its own with the small catalogue, a clock that stands still, a fixed secret and
 * no log. Close it after the tests.
 */
export async function createTestGateway({
  dialect = 'sqlite',
  config = {},
}: { dialect?: Dialect; config?: Partial<Config> } = {}): Promise<TestGateway> {
  const { db, close } = await openTestDatabase(dialect);
  await insertSmallCatalogue(db);
  let now = testStart;
  const pauses: number[] = [];
  const settings = readConfig({
    DATA_DIR: join(tmpdir(), 'mare-no-data'),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  });
  const gateway = createGateway({
    db,
    dialect,
    config: { ...settings, ...config },
    clock: () => now,
    pause: (ms) => Promise.resolve(pauses.push(ms)),
    masterSecret: 'a-secret-for-tests-alone-0123456789abcdef',
    onUnlistedRefusal: (call, code) => {
      throw new Error(`the contract lists no ${code} of ${call}`);
    },
  });
  return Object.assign(gateway, {
    pauses,
    advance: (ms: number) => {
      now += ms;
    },
    close,
  });
}
