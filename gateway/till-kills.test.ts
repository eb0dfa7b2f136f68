import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Act } from '#src/contract/money/bank-acts.ts';
import type { Said } from './bank/acts.ts';
import { openBank } from './bank/open-bank.ts';
import { startBankServer } from './bank/start-bank.ts';
import { issueToken } from './bank/tokens.ts';
import { openDatabase } from './db/open-database.ts';
import { dialects } from './testing/databases.ts';
import { freePort } from './testing/gateway-processes.ts';
import { returnPostgresDatabase, takePostgresDatabase } from './testing/postgres-databases.ts';
import { seededRandom, seedOfRun } from './testing/seeded-random.ts';
import { compareContests } from '#gateway/testing/simulator/compare-bank.ts';
import { deliver, wayOf } from './testing/simulator/deliver.ts';
import { openContests } from './testing/simulator/happenings.ts';
import { newHistory } from './testing/simulator/history.ts';
import { openHouse } from './testing/simulator/house.ts';
import { plan } from '#gateway/testing/simulator/operations.ts';
import { addPlayer, type Player } from './testing/simulator/player.ts';
import { Processes } from './testing/simulator/processes.ts';
import { confirmPayouts, faultsOf } from './testing/simulator/settle.ts';
import { bankSettings } from './testing/simulator/simulated-bank.ts';
import { faultsOfSnapshot } from './testing/simulator/snapshots.ts';
import type { Till } from './testing/simulator/till.ts';
import { insertSmallCatalogue } from './testing/small-catalogue.ts';

const isSoak = process.env['SOAK'] === '1';
const kills = isSoak ? 25 : 1;
const timeout = 600_000;
const seed = seedOfRun();

/** The demonstration bank on a port. */
async function openTheBank() {
  const db = await openBank(':memory:');
  const port = await freePort();
  const { clientId: id, clientSecret: secret, key, webhookKey } = bankSettings;
  const quiet = () => undefined;
  const server = await startBankServer({
    ...{ db, port, webhookKey, origin: `http://localhost:${port}`, client: { id, secret }, hosts: ['127.0.0.1'] },
    payee: { key, name: 'Maré', city: 'São Paulo' },
    logger: { info: quiet, warn: quiet, error: quiet },
  });
  onTestFinished(async () => {
    await server.close();
    await db.destroy();
  });
  const act = async (what: Act): Promise<Said> => {
    const response = await fetch(`http://127.0.0.1:${port}/control/acts`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${issueToken(secret, Date.now())}` },
      body: JSON.stringify(what),
    });
    return ((await response.json()) as { said: Said }).said;
  };
  const env = { PIX_URL: `http://127.0.0.1:${port}`, PIX_CLIENT_ID: id, PIX_CLIENT_SECRET: secret, PIX_KEY: key };
  return { db, act, env: { ...env, PIX_WEBHOOK_KEY: webhookKey } };
}

/** A database with all tables and the catalogue, as the settings of a gateway name it. */
async function openTheBooks(dialect: 'sqlite' | 'postgres'): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mare-till-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const url = dialect === 'postgres' ? await takePostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '') : undefined;
  if (url !== undefined) onTestFinished(() => returnPostgresDatabase(url));
  const { db, close } = await openDatabase({ dataDir, url });
  await insertSmallCatalogue(db);
  await close();
  return url === undefined ? { DATA_DIR: dataDir } : { DATA_DIR: dataDir, DATABASE_URL: url };
}

describe('the till of gateways that are killed by SIGKILL', () => {
  it.each(dialects)(
    `on %s loses nothing and does nothing twice, ${kills} times, seed ${seed} [S1-024, S1-025]`,
    { timeout },
    async (dialect) => {
      const random = seededRandom(seed);
      const { env, ...bank } = await openTheBank();
      const site = await Processes.start(dialect === 'sqlite' ? 1 : 2, { ...(await openTheBooks(dialect)), ...env });
      onTestFinished(() => site.close());
      const players: Player[] = [];
      const door = await site.any(random);
      const till: Till = {
        offered: await openHouse(door),
        site,
        bank,
        players,
        history: newHistory(),
        mend: () => undefined,
        time: {
          get now() {
            return Date.now();
          },
        },
      };
      for (let number = 0; number < 4; number += 1) players.push(await addPlayer(door, number));

      let [isTrading, requests] = [true, 0];
      const clients = [1, 2, 3].map(async (client) => {
        const own = seededRandom(seed + client);
        for (; isTrading; requests += 1) await deliver(till, plan(till, own).act, wayOf(own), own);
      });
      const faults: string[] = [];
      while (site.kills < kills) {
        await pause(200 + random.below(800));
        await site.kill(random);
        await site.any(random);
        faults.push(...(await faultsOfSnapshot(site.db)));
      }
      isTrading = false;
      await Promise.all(clients);
      // What is under way comes to its end by the gateways' own jobs.
      const open = async () => {
        const sent = site.db.selectFrom('withdrawals').select('id').where('state', 'in', ['approved', 'sent']);
        const known = await site.db.selectFrom('pix_payments').select('outcome').execute();
        const paid = await bank.db.selectFrom('payments').select('id').where('state', '=', 'settled').execute();
        const back = known.filter(({ outcome }) => outcome === 'returning');
        return (await sent.execute()).length + back.length + paid.length - known.length;
      };
      // The bank decides, and the gateways look for it at once and not within a minute.
      const contested = async () => {
        for (const { id } of await openContests(bank).execute())
          await bank.act({ act: 'decide-contest', id, verdict: 'give-back' });
        await site.db.deleteFrom('meta').where('key', '=', 'pix-contests').execute();
        return (await compareContests(till)).length;
      };
      const left = async () => (await confirmPayouts(till), (await contested()) + (await open()));
      await expect.poll(left, { timeout: 120_000, interval: 500 }).toBe(0);
      expect([...faults, ...(await faultsOf(till))]).toEqual([]);
      expect([site.kills, requests > kills]).toEqual([kills, true]);
    },
  );
});
