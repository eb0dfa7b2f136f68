import { addFavourite } from '#src/contract/lobby/favourites.ts';
import { describe, expect, it } from 'vitest';
import { checkLedger } from './ledger/ledger-check.ts';
import { issuePlayerToken } from './areas/vendors/play-access.ts';
import { Cluster, helena } from './testing/cluster.ts';
import { dialects } from './testing/databases.ts';
import { seededRandom } from './testing/seeded-random.ts';
import type { TestGateway } from './testing/test-gateway.ts';
import { balanceOf } from './testing/test-members.ts';
import { vendorClient } from './testing/vendor-client.ts';

const isSoak = process.env['SOAK'] === '1';
const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
const stake = 1;
/** A gateway that starts beside one under load takes its time; ms. */
const timeout = 180_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(isSoak && dialects.includes('postgres'))('two gateways, killed and restarted again and again', () => {
  const cluster = new Cluster({ RATE_LIMIT_FACTOR: '100000' });

  /** A member who keeps games and a vendor who takes bets for her, both by the balancer. */
  const enter = async () => {
    const { db, masterSecret } = cluster;
    const token = await cluster.signIn(cluster.client());
    const member = db.selectFrom('members').select('id').where('account', '=', helena[0]);
    const { id: memberId } = await member.executeTakeFirstOrThrow();
    const sessions = db
      .selectFrom('sessions')
      .select('id')
      .where('member_id', '=', memberId)
      .orderBy('created_at', 'desc');
    const { id: sessionId } = await sessions.executeTakeFirstOrThrow();
    const games = await db
      .selectFrom('games')
      .select(['node_id', 'vassalage'])
      .orderBy('node_id')
      .limit(1200)
      .execute();
    const [{ node_id: nodeId, vassalage } = { node_id: '', vassalage: '' }] = games;
    const playerToken = await issuePlayerToken(db, { memberId, sessionId, vassalage, demo: false }, Date.now());
    const vendor = vendorClient(cluster.app(), { masterSecret, clock: Date.now } as unknown as TestGateway, vassalage);
    return { token, memberId, games, vendor, bet: { playerId: memberId, playerToken, nodeId } };
  };

  it.each(seeds)(
    'lose nothing that was acknowledged, and book nothing twice, when one is killed: seed %i',
    async (seed) => {
      const { db, ports } = cluster;
      const { unit: random } = seededRandom(seed);
      const { token, memberId, games, vendor, bet } = await enter();
      await db.deleteFrom('favourites').where('member_id', '=', memberId).execute();
      const before = await balanceOf(db, memberId);
      let [running, bets, again] = [true, 0, 0];
      const [kept, booked, refused]: [string[], string[], string[]] = [[], [], []];

      const keepers = [0, 1, 2].map(async (writer) => {
        const own = cluster.client();
        for (const { node_id: nodeId, vassalage } of games.filter((_, index) => index % 3 === writer)) {
          if (!running) return;
          const headers = { 'Idempotency-Key': crypto.randomUUID() };
          const body = { nodeId, vendor: vassalage };
          const answer = await own.call(addFavourite, { body, token, headers }).catch(() => null);
          if (answer?.status === 200) kept.push(nodeId);
        }
      });
      // A vendor that hears nothing sends the same again.
      const bettors = [0, 1, 2].map(async (writer) => {
        for (let number = 1; running; number += 1) {
          const transactionId = `soak-${seed}-${writer}-${number}`;
          const body = { ...bet, roundId: transactionId, transactionId, amount: '0.01', currency: 'BRL' };
          for (bets += 1; ; again += 1) {
            const answer = await vendor.call('bet', body).catch(() => null);
            if (answer?.status === 200) break;
            if (answer && answer.status < 500) return void refused.push(`${transactionId}: ${answer.code}`);
            await pause(5);
          }
          booked.push(transactionId);
        }
      });
      await pause(30 + 400 * random());
      const victim = ports[Math.floor(random() * ports.length)] ?? 0;
      await cluster.stop(victim, 'SIGKILL');
      await pause(100 * random());
      await cluster.start(victim);
      await pause(100 * random());
      running = false;
      await Promise.all([...keepers, ...bettors]);

      const rows = await db.selectFrom('favourites').select('node_id').where('member_id', '=', memberId).execute();
      const stored = new Set(rows.map(({ node_id }) => node_id));
      expect(kept.length).toBeGreaterThan(5);
      expect(kept.filter((nodeId) => !stored.has(nodeId))).toEqual([]);
      expect([refused, booked.length, bets > 5]).toEqual([[], bets, true]);
      expect(before - (await balanceOf(db, memberId)), `bets, of which ${again} were sent again`).toBe(bets * stake);
      expect(await checkLedger(db)).toEqual([]);
    },
    timeout,
  );

  it.each(seeds)(
    'restart in turn without a read that fails: time %i',
    async () => {
      const { reads, failed } = await cluster.restartInTurn();
      expect([failed, reads > 50]).toEqual([0, true]);
    },
    timeout,
  );
});
