import { dayIn } from '#src/contract/core/age.ts';
import { contractKinds } from '#src/contract/site/contracts.ts';
import { transact } from '#gateway/db/transact.ts';
import { dayAfter } from '#gateway/ledger/day-of.ts';
import { countRound } from '#gateway/ledger/round-sums.ts';
import type { Random } from '#gateway/testing/seeded-random.ts';
import type { TestGateway } from '#gateway/testing/test-gateway.ts';
import { boundaryFrom } from '../../contracts/contract-days.ts';
import { contractScene } from '../../contracts/testing/contract-scene.ts';
import type { World } from './world.ts';

const hour = 3_600_000;
const until = '2026-12-31';
const funds = 100_000;

/** Teams that grow, play, move and change their rates by chance, by the gateway's own rules, and the plain record of it. */
export async function playWorld(gateway: TestGateway, random: Random, members: number) {
  const scene = contractScene(gateway);
  const world: World = { days: [], placed: [], rated: [], played: [], held: [] };
  const today = () => dayIn(gateway.clock(), 'America/Sao_Paulo');
  const agents: string[] = [];
  const everyone: string[] = [];
  const balances = new Map<string, number>();

  const join = async () => {
    const isAgent = agents.length < 3 || random.chance(0.12);
    const agent = random.some(agents) ?? null;
    const joined = await scene.join(agent, isAgent ? 3 : 0).catch(() => null);
    if (!joined) return;
    world.placed.push({ day: today(), id: joined.id, agent });
    everyone.push(joined.id);
    balances.set(joined.id, funds);
    if (isAgent) agents.push(joined.id);
  };
  const rate = async (agent = random.some(agents) ?? '') => {
    const value = 1 + random.below(60);
    const from = await scene.rate(agent, { RNG: value });
    if (typeof from === 'string') world.rated.push({ day: dayAfter(today()), agent, rate: value });
  };
  const move = async () => {
    const id = random.some(everyone.slice(1)) ?? '';
    const agent = random.some(agents) ?? '';
    const from = await scene.move(id, agent).catch(() => null);
    if (from !== null) world.placed.push({ day: dayAfter(today()), id, agent });
  };
  /** A contract of the operator, or of the agent directly above. */
  const give = async () => {
    const agent = random.some(agents) ?? '';
    const kind = random.pick(contractKinds);
    const above = world.placed.findLast(({ id, day }) => id === agent && day <= today())?.agent ?? null;
    const by = random.chance(0.5) ? above : null;
    if (world.held.some((one) => one.agent === agent && one.kind === kind)) return;
    const rates = 1 + random.below(by === null ? 50 : 5);
    const second = { turnover: 4000 + random.below(20_000), active: 2, rate: rates + 1 + random.below(20) };
    const tiers = [{ turnover: random.below(3000), active: 1, rate: rates }, second];
    const from = boundaryFrom(kind, dayAfter(today()));
    const given = await scene.give(agent, { kind, tiers, until }, by).catch(() => null);
    if (given !== null) world.held.push({ agent, kind, by, tiers, from, until: dayAfter(until) });
  };
  const play = async () => {
    const id = random.some(everyone) ?? '';
    const [stake, win] = [1 + random.below(3000), random.chance(0.4) ? random.below(5000) : 0];
    const balance = balances.get(id) ?? 0;
    if (balance < stake) return;
    balances.set(id, balance - stake + win);
    await scene.play(id, stake, win);
    const begun = Math.floor(gateway.clock() / hour) * hour;
    world.played.push({ day: today(), hour: begun, id, rounds: 1, stake, win });
  };
  /** A round of a day that is closed counts no more: its stake is taken back today. */
  const takeBack = async () => {
    const one = random.some(world.played.filter(({ day, rounds }) => rounds === 1 && day < today()));
    const row =
      one &&
      (await gateway.db
        .selectFrom('rounds')
        .selectAll()
        .where('member_id', '=', one.id)
        .where('stake_minor', '=', one.stake)
        .where('win_minor', '=', one.win)
        .executeTakeFirst());
    if (!row) return;
    const change = { state: 'ended', rounds: -1, stake: -one.stake, win: -one.win } as const;
    await transact(gateway.db, (trx) => countRound(trx, row, change, gateway.clock()));
    world.played.push({ ...one, day: today(), hour: null, rounds: -1 });
  };

  while (everyone.length < members * 0.9) await join();
  for (let count = 0; count < agents.length; count += 1) await rate(agents[count]);
  return {
    world,
    /** A day from noon to eleven at night, in which about a third of the members play. */
    day: async () => {
      world.days.push(today());
      const begun = gateway.clock();
      const steps = Math.ceil(members / 3);
      for (let step = 0; step < steps; step += 1) {
        const draw = random.below(steps * 10);
        if (draw < 10) await move();
        else if (draw < 20) await rate();
        else if (draw < 40) await give();
        else if (draw < 45) await takeBack();
        else if (draw < 55 && everyone.length < members) await join();
        await play();
        gateway.advance(Math.floor((9 * hour) / steps));
      }
      gateway.advance(begun - gateway.clock());
    },
  };
}
