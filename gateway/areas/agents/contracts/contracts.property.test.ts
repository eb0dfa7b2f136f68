import { expect, it } from 'vitest';
import { dayIn } from '#src/contract/core/age.ts';
import { contractKinds } from '#src/contract/site/contracts.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { seededRandom, seedOfRun } from '#gateway/testing/seeded-random.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { closeDays } from '../close-days.ts';
import { payRebates } from '../pay-rebates.ts';
import { checkPays } from './check-pays.ts';
import { payContracts } from './pay-contracts.ts';
import { settleDays } from './settle-days.ts';
import { contractScene } from './testing/contract-scene.ts';
import { killed } from './testing/killed.ts';
import { type PlainContract, type Play, recount } from './testing/plain-contracts.ts';

const hour = 3_600_000;
const dayCount = 50;
const zone = 'America/Sao_Paulo';

forEachDatabase((dialect) => {
  it.each([1, 2, 3])(
    'contracts pay as a plain recount says, once, over any answers, changes and kills, run %i [S2-222, S2-223]',
    async (run) => {
      const seed = seedOfRun() + run;
      const random = seededRandom(seed);
      const gateway = await createTestGateway({ dialect });
      const scene = contractScene(gateway);
      const leader = await scene.join(null, 3);
      const [north, south] = [await scene.join(leader.id, 3), await scene.join(leader.id, 3)];
      const ofNorth = [await scene.join(north.id), await scene.join(north.id)];
      const ofSouth = [await scene.join(south.id)];
      const all = [...ofNorth, ...ofSouth, await scene.join(leader.id)].map(({ id }) => id);
      await scene.rate(leader.id, { RNG: 60 });
      await scene.rate(north.id, { RNG: 20 });
      const players = new Map([
        [leader.id, all],
        [north.id, ofNorth.map(({ id }) => id)],
        [south.id, ofSouth.map(({ id }) => id)],
      ]);
      const agents = new Map([
        [leader.id, [leader.id, north.id, south.id]],
        [north.id, [north.id]],
        [south.id, [south.id]],
      ]);
      const balances = new Map(all.map((id) => [id, 100_000]));
      const [contracts, plays, days]: [PlainContract[], Play[], string[]] = [[], [], []];

      const cut = ({ agent, kind }: Pick<PlainContract, 'agent' | 'kind'>, from: string, but?: string) => {
        for (const one of contracts)
          if (one.agent === agent && one.kind === kind && one.id !== but && one.holds && one.holds[1] > from)
            one.holds = [one.holds[0], one.holds[0] > from ? one.holds[0] : from];
      };
      const offer = async (today: string) => {
        const kind = random.pick(contractKinds);
        const by = random.pick([null, null, leader.id]);
        const agent = by === null ? random.pick([leader.id, north.id, south.id]) : random.pick([north.id, south.id]);
        const most = kind === 'dividend' ? 2000 : 50;
        const rate = 1 + random.below(by === null ? most : Math.ceil(most / 4));
        const [turnover, active] = [random.below(4000), random.below(3)];
        const second = {
          turnover: turnover + 1000 + random.below(5000),
          active: active + random.below(2),
          rate: rate + 1 + random.below(20),
        };
        const tiers = [{ turnover, active, rate }, ...(random.chance(0.5) ? [second] : [])];
        const until = random.pick(['2026-04-15', '2026-04-30', '2026-12-31']);
        const from = kind !== 'dividend' && random.chance(0.3) ? dayAfter(today, 1 + random.below(6)) : undefined;
        const made = await scene.offer(agent, { kind, tiers, until, from }, by);
        if ('why' in made) return;
        for (const one of contracts)
          if (one.agent === agent && one.kind === kind && one.state === 'proposed') one.state = 'closed';
        contracts.push({
          id: made.id,
          agent,
          kind,
          proposer: by,
          tiers,
          from: made.from,
          until: dayAfter(until),
          state: 'proposed',
          holds: null,
        });
      };
      const answer = async (today: string) => {
        const one = random.some(contracts.slice(-6));
        if (!one) return;
        const was = one.state;
        if (random.chance(0.2)) {
          const refused = await random.pick([scene.refuse, scene.withdraw])(one.agent, one.id);
          if (was === 'proposed') expect(refused).toBe('done');
          if (was === 'proposed') one.state = 'closed';
          return;
        }
        const tries = await Promise.all([scene.accept(one.agent, one.id), scene.accept(one.agent, one.id)]);
        expect(new Set(tries).size).toBe(1);
        if (tries[0] !== 'done' || was === 'accepted') return;
        expect(was).toBe('proposed');
        const next = dayAfter(today);
        const [, month = ''] = /-(\d\d)-/.exec(next) ?? [];
        const whole =
          Number(next.slice(8)) <= 1
            ? next
            : Number(next.slice(8)) <= 16
              ? `${next.slice(0, 8)}16`
              : `2026-${String(Number(month) + 1).padStart(2, '0')}-01`;
        const earliest = one.kind === 'dividend' ? whole : next;
        const from = one.from > earliest ? one.from : earliest;
        cut(one, from, one.id);
        one.state = 'accepted';
        one.holds = [from, one.until];
      };
      const play = async (today: string) => {
        const player = random.some(all) ?? '';
        const stake = 1 + random.below(3000);
        const win = random.chance(0.4) ? random.below(2 * stake) : 0;
        const balance = balances.get(player) ?? 0;
        if (balance < stake) return;
        balances.set(player, balance - stake + win);
        await scene.play(player, stake, win);
        plays.push({ day: today, hour: Math.floor(gateway.clock() / hour) * hour, player, stake, win });
      };
      const close = async () => {
        await closeDays(gateway);
        await payRebates(gateway);
        if (random.chance(0.3)) await settleDays(killed(gateway)).catch(() => undefined);
        if (random.chance(0.3)) await Promise.all([settleDays(gateway), settleDays(gateway)]);
        await settleDays(gateway);
        if (random.chance(0.3)) await payContracts(killed(gateway));
        if (random.chance(0.3)) await Promise.all([payContracts(gateway), payContracts(gateway)]);
        await payContracts(gateway);
      };

      for (let index = 0; index < dayCount; index += 1) {
        const today = dayIn(gateway.clock(), zone);
        days.push(today);
        let passed = 0;
        for (const at of Array.from({ length: 6 }, () => random.below(11 * hour)).toSorted((a, b) => a - b)) {
          gateway.advance(at - passed);
          passed = at;
          const draw = random.below(10);
          if (draw < 6) await play(today);
          else if (draw < 7) await offer(today);
          else if (draw < 9) await answer(today);
          else if (random.chance(0.1)) {
            const which = { agent: random.pick([leader.id, north.id, south.id]), kind: random.pick(contractKinds) };
            const from = await scene.end(which.agent, which.kind);
            if (from !== null) cut(which, from);
          }
        }
        gateway.advance(16 * hour - passed);
        if (random.chance(0.7)) await close();
        gateway.advance(8 * hour);
      }
      await close();
      gateway.advance(48 * hour);
      await payContracts(gateway);

      const { db } = gateway;
      const rebates = await db.selectFrom('rebates').select(['day', 'agent_id', 'paid_minor']).execute();
      const wanted = recount({ contracts, plays, days, players, agents, rebates });
      const rows = await db.selectFrom('contract_pays').selectAll().execute();
      const made = rows.map((row) => [
        `${row.agent_id} ${row.kind} ${row.period}`,
        BigInt(row.gross_minor),
        BigInt(row.amount_minor),
        BigInt(row.carried_minor),
      ]);
      const byKey = (one: readonly unknown[], other: readonly unknown[]) =>
        String(one[0]) < String(other[0]) ? -1 : 1;
      expect(made.toSorted(byKey), `SEED=${seed - run}`).toEqual(
        [...wanted].map(([key, { gross, amount, carried }]) => [key, gross, amount, carried]).toSorted(byKey),
      );
      expect(rows.filter(({ amount_minor }) => amount_minor > 0).length).toBeGreaterThan(0);
      expect(rows.filter(({ state }) => state === 'due')).toEqual([]);
      const booked = await db
        .selectFrom('journals')
        .innerJoin('postings', 'postings.journal_id', 'journals.id')
        .select(['journals.ref', 'amount_minor'])
        .where('kind', 'in', contractKinds)
        .where('account_id', 'like', 'wallet:%')
        .execute();
      const paid = rows
        .filter(({ state }) => state === 'paid')
        .map((row) => [`${row.period}:${row.agent_id}:${row.kind}`, row.amount_minor]);
      expect(booked.map(({ ref, amount_minor }) => [ref, amount_minor]).toSorted(byKey)).toEqual(paid.toSorted(byKey));
      for (const day of days) expect(await checkPays(db, { merchant: 'mare', day })).toEqual([]);
      expect(await checkLedger(db)).toEqual([]);
      await gateway.close();
    },
    180_000,
  );
});
