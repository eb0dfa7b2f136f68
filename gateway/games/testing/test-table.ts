import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import type { Dialect } from '#gateway/db/open-database.ts';
import { openTestDatabase } from '#gateway/testing/databases.ts';
import { createGamesApp, type GamesApp, type GamesAppOptions } from '../app.ts';
import type { RandomBelow } from '../maths.ts';
import { unbiased } from '../random.ts';
import type { Opened, RoundReport } from '../shared/page-api.ts';
import type { GamesTables } from '../tables.ts';
import { FakeGateway } from './fake-gateway.ts';

export const octopus = {
  nodeId: 'ABI-1',
  gameId: '1',
  gameName: 'Rei Polvo',
  gameType: 'RNG',
  vassalage: 'ABISSAL',
  iconUrl: 'http://app.test/art/g/ABI-1.svg',
  freeplay: true,
};

/** A call's response as the page reads it. */
export type Called<T> = { status: number; success: boolean; message?: string; value: T; headers: Headers };

type OpenOptions = NonNullable<Parameters<FakeGateway['launch']>[2]>;

/** A vendor on a database of its own, playing against a fake gateway. The clock advances only by the test. */
export type TestTable = GamesApp & {
  gateway: FakeGateway;
  db: Kysely<GamesTables>;
  time: { now: number };
  call: <T>(path: string, body: unknown, token?: string) => Promise<Called<T>>;
  open: (playerId: string, options?: OpenOptions) => Promise<Opened>;
  spin: (token: string, key: string, stake?: string, lines?: number) => Promise<Called<RoundReport>>;
  /** Advances the clock and sends due callbacks until none is pending. */
  settle: () => Promise<void>;
  /** The same tables behind a new process. */
  restart: () => TestTable;
};

const keyOf = (vassalage: string) => ({ id: '1', secret: `secret of ${vassalage}` });

export type TestTableOptions = Pick<GamesAppOptions, 'addressOf'> & {
  dialect?: Dialect;
  random?: RandomBelow;
  staticDir?: string;
  callbackWait?: number;
};

export async function testTable(options: TestTableOptions = {}): Promise<TestTable> {
  const opened = await openTestDatabase(options.dialect ?? 'sqlite');
  const db = opened.db.$extendTables<GamesTables>();
  onTestFinished(opened.close);
  return seat(db, new FakeGateway(keyOf), { now: 1_700_000_000_000 }, options);
}

function seat(
  db: Kysely<GamesTables>,
  gateway: FakeGateway,
  time: { now: number },
  options: TestTableOptions,
): TestTable {
  const games = createGamesApp({
    db,
    gatewayUrl: 'http://gateway.test',
    appOrigin: 'http://app.test',
    vendorKeyOf: async (vassalage) => keyOf(vassalage),
    random: options.random ?? unbiased(),
    clock: () => time.now,
    fetch: gateway.fetch,
    logger: { info: () => {}, warn: () => {}, error: () => {} },
    waits: { callback: options.callbackWait ?? 20, settle: 60 },
    ...(options.addressOf && { addressOf: options.addressOf }),
    ...(options.staticDir === undefined ? {} : { staticDir: options.staticDir }),
  });
  const call = async <T>(path: string, body: unknown, token?: string): Promise<Called<T>> => {
    time.now += 1000;
    const headers = {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    };
    const response = await games.app.request(path, {
      method: 'POST',
      headers,
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const envelope = (await response.json()) as { success: boolean; message?: string; value: T };
    return { ...envelope, status: response.status, headers: response.headers };
  };
  return {
    ...games,
    gateway,
    db,
    time,
    call,
    open: async (playerId, launch) =>
      (await call<Opened>('/api/session', { code: gateway.launch(playerId, octopus, launch) })).value,
    spin: (token, key, stake = '2.00', lines = 20) => call('/api/spin', { stake, lines, idempotencyKey: key }, token),
    settle: async () => {
      for (let pass = 0; pass < 20; pass += 1) {
        await games.idle();
        time.now += 600_000;
        await games.outbox.runDue();
      }
    },
    restart: () => seat(db, gateway, time, options),
  };
}
