import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Gateway } from '#gateway/context/gateway.ts';
import { type Asked, answerMessages } from './bet-messages.ts';
import { timeLanes } from './lanes.ts';

/*
 * Bets by the gateway's own function, of this source or of another checkout, in a process of its own (bet-messages.ts).
 */

/** `root`: the checkout. `url` of PostgreSQL, else SQLite in `dataDir`. */
type Start = { readonly root: string; readonly url: string | undefined; readonly dataDir: string };

const start = JSON.parse(process.argv[2] ?? '') as Start;
const members = 200;
const vendor = 'COR';

const from = async <T>(path: string) => (await import(pathToFileURL(join(start.root, 'gateway', path)).href)) as T;
const { openDatabase } = await from<typeof import('#gateway/db/open-database.ts')>('db/open-database.ts');
const { createGateway } = await from<typeof import('#gateway/context/gateway.ts')>('context/gateway.ts');
const { readConfig } = await from<typeof import('#gateway/process/config.ts')>('process/config.ts');
const { answerVendor } = await from<typeof import('#gateway/areas/vendors/vendor-callbacks.ts')>(
  'areas/vendors/vendor-callbacks.ts',
);
const { issuePlayerToken } =
  await from<typeof import('#gateway/areas/vendors/play-access.ts')>('areas/vendors/play-access.ts');
const { insertSmallCatalogue } =
  await from<typeof import('#gateway/testing/small-catalogue.ts')>('testing/small-catalogue.ts');
const { addMember, fundMember, openSession } =
  await from<typeof import('#gateway/testing/test-members.ts')>('testing/test-members.ts');

const config = readConfig({ DATA_DIR: start.dataDir, LOG_LEVEL: 'silent' });
const { db, dialect } = await openDatabase({ dataDir: start.dataDir, url: start.url });
const gateway: Gateway = createGateway({ db, dialect, config, masterSecret: 'a secret of the benchmark alone' });
let players: { playerId: string; playerToken: string }[] = [];

async function prepare(): Promise<void> {
  await insertSmallCatalogue(db);
  for (let number = 0; number < members; number += 1)
    await fundMember(db, (await addMember(db, `bettor${number}`)).id, 1_000_000_000);
}

/** Sessions of this process; made once. */
async function enter() {
  if (players.length > 0) return;
  const rows = await db.selectFrom('members').selectAll().where('account', 'like', 'bettor%').execute();
  for (const row of rows) {
    const { sessionId } = await openSession(db, row, gateway.clock());
    const player = { memberId: row.id, sessionId, vassalage: vendor, demo: false };
    players.push({ playerId: row.id, playerToken: await issuePlayerToken(db, player, gateway.clock()) });
  }
  players = players.toSorted(() => Math.random() - 0.5);
}

async function bet(asked: Asked & { what: 'bet' }): Promise<readonly number[]> {
  await enter();
  return timeLanes(asked, (lane, turn) => {
    const id = `${asked.name}-${lane}-${turn}`;
    const player = players[(lane + turn * asked.lanes) % players.length] ?? { playerId: '', playerToken: '' };
    const body = { ...player, roundId: id, transactionId: id, amount: '0.01', currency: 'BRL', nodeId: 'COR-2' };
    return answerVendor.bet(gateway, vendor, body);
  });
}

answerMessages({ prepare, bet });
