import { encryptionHeader, encryptionScheme } from '#src/contract/core/envelope.ts';
import { login } from '#src/contract/identity/session.ts';
import type { App } from '#gateway/http/app-env.ts';
import { openPostgres } from '#gateway/db/open-postgres.ts';
import { publicEncryptionKey } from '#gateway/areas/site/encryption-key.ts';
import { issuePlayerToken } from '#gateway/areas/vendors/play-access.ts';
import { encryptUnder } from '#gateway/areas/identity/session/testing/call-client.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { openSession } from '#gateway/testing/test-members.ts';
import { vendorClient } from '#gateway/testing/vendor-client.ts';
import type { BenchRow } from '../../scripts/tool/bench-table.ts';
import { ensurePostgres } from '../../scripts/tool/postgres.ts';
import { withGateway } from '../support/gateway.ts';
import { demoMember } from '../support/members.ts';
import { median, pairedRatio, perSecond } from './support/numbers.ts';
import { startPgBouncer } from './support/pgbouncer.ts';
import { uncachedList } from './support/uncached-lists.ts';

const rounds = 3;
const seconds = 2;
const masterSecret = 'a secret of the benchmark and of nothing else';

/** Performs one operation at a gateway and returns whether it succeeded; `number` is unique. */
type Work = {
  readonly what: string;
  readonly width: number;
  readonly once: (origin: string, number: number) => Promise<boolean>;
};
let number = 0;

/** Operations per second of the gateways, distributed evenly. Throws when one failed. */
async function drive(origins: readonly string[], { what, width, once }: Work, time = seconds): Promise<number> {
  const began = performance.now();
  const elapsed = () => (performance.now() - began) / 1000;
  let done = 0;
  const loop = async (_: unknown, lane: number) => {
    for (let turn = lane; elapsed() < time; turn += 1) {
      if (!(await once(origins[turn % origins.length] ?? '', (number += 1)))) throw new Error(`${what} went wrong`);
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: width }, loop));
  return done / elapsed();
}

const read: Work = {
  what: 'reads that no gateway has cached',
  width: 32,
  once: async (origin, which) => {
    const answer = await fetch(origin + uncachedList(which));
    await answer.arrayBuffer();
    return answer.ok;
  },
};

async function logins(): Promise<Work> {
  const key = await publicEncryptionKey({ masterSecret, clock: Date.now });
  const headers = { 'Content-Type': 'application/json', [encryptionHeader]: encryptionScheme };
  const { userName: username, password } = demoMember;
  return {
    what: 'logins',
    width: 6,
    once: async (origin) => {
      const stamp = { iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID() };
      const data = await encryptUnder(key, { ...stamp, username, password, type: 'username' });
      const answer = await fetch(origin + login.path, { method: 'POST', headers, body: JSON.stringify({ data }) });
      await answer.arrayBuffer();
      return answer.ok;
    },
  };
}

/** Bets of all members who have money, by one vendor. */
async function bets(database: string): Promise<Work> {
  const db = openPostgres(database);
  const rows = db.selectFrom('accounts').innerJoin('members', 'members.id', 'accounts.member_id').selectAll('members');
  const members = await rows.where('balance_minor', '>', 100_000).execute();
  const game = await db
    .selectFrom('games')
    .select(['node_id', 'vassalage'])
    .orderBy('node_id')
    .executeTakeFirstOrThrow();
  const { node_id: nodeId, vassalage } = game;
  const players = await Promise.all(
    members.map(async (member) => {
      const { sessionId } = await openSession(db, member, Date.now());
      const player = { memberId: member.id, sessionId, vassalage, demo: false };
      return { playerId: member.id, playerToken: await issuePlayerToken(db, player, Date.now()) };
    }),
  );
  await db.destroy();
  const gateway = { masterSecret, clock: Date.now } as unknown as TestGateway;
  return {
    what: 'bets',
    width: 16,
    once: async (origin, which) => {
      const app = { request: (path: string, init: RequestInit) => fetch(origin + path, init) } as unknown as App;
      const ids = { ...players[which % players.length], roundId: `bench-${which}`, transactionId: `bench-${which}` };
      const bet = { ...ids, amount: '0.01', currency: 'BRL', nodeId };
      return (await vendorClient(app, gateway, vassalage).call('bet', bet)).code === 'ok';
    },
  };
}

type Sides = { readonly direct: readonly string[]; readonly one: readonly string[]; readonly three: readonly string[] };

async function measure(work: Work, sides: Sides): Promise<BenchRow[]> {
  const rates: Record<keyof Sides, number[]> = { direct: [], one: [], three: [] };
  for (const origins of Object.values(sides) as string[][]) await drive(origins, work, 1);
  for (let round = 0; round < rounds; round += 1)
    for (const side of ['direct', 'one', 'three'] as const) rates[side].push(await drive(sides[side], work));
  const row = (who: string, side: 'one' | 'three'): BenchRow => ({
    what: `${work.what}: ${who} through PgBouncer`,
    measured: perSecond(median(rates[side])),
    control: perSecond(median(rates.direct)),
    ratio: pairedRatio(rates[side], rates.direct),
    goal: '',
  });
  return [row('one gateway', 'one'), row('three gateways', 'three')];
}

/**
 * One gateway, and three, whose database is behind PgBouncer in transaction pooling, against one that is connected directly. The
 * gateways, the databases and the load generator share the machine's processors: three gain where there are more of them.
 */
export async function bench(): Promise<BenchRow[]> {
  const postgres = await ensurePostgres();
  const pooler = postgres && (await startPgBouncer(postgres.url));
  if (!pooler) {
    await postgres?.stop();
    return [{ what: 'PgBouncer', measured: 'not measured: no 1.21 or newer here (PGBOUNCER)', goal: '' }];
  }
  const env = (url: string) => ({ DATABASE_URL: url, MASTER_SECRET: masterSecret });
  const pooled = <T>(use: (origin: string) => Promise<T>) => withGateway(({ url }) => use(url), env(pooler.url));
  try {
    return await withGateway(
      ({ url }) =>
        pooled((one) =>
          pooled((two) =>
            pooled(async (three) => {
              const sides = { direct: [url], one: [one], three: [one, two, three] };
              const rows: BenchRow[] = [{ what: 'PgBouncer', measured: pooler.version, goal: '' }];
              for (const work of [read, await logins(), await bets(postgres.url)])
                rows.push(...(await measure(work, sides)));
              return rows;
            }),
          ),
        ),
      env(postgres.url),
    );
  } finally {
    await pooler.stop();
    await postgres.stop();
  }
}
