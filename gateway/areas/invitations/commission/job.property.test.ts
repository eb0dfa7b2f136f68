import { expect, it } from 'vitest';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { seededRandom, seedOfRun } from '#gateway/testing/seeded-random.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { addTerms, commissionScene, hour } from './testing/commission-scene.ts';

const dayOfMonth = (index: number) => `2026-03-${String(16 + index).padStart(2, '0')}`;
const days = 8;

type Booked = { readonly day: number; readonly who: number; readonly kind: string; readonly minor: number };
type Rates = readonly { readonly turnover: number; readonly deposit: number; readonly most: number }[];

/** The same rules once more, from a plain list of all that was booked: what each day pays, in minor units. */
function recompute(booked: readonly Booked[], rates: Rates, friends: number): number[] {
  const rest = Array.from({ length: friends }, () => ({ turnover: 0, deposit: 0 }));
  return rates.map(({ most, ...rate }, day) => {
    let owed = 0;
    for (let who = 0; who < friends; who += 1)
      for (const kind of ['turnover', 'deposit'] as const) {
        const signs: Record<string, number> =
          kind === 'turnover' ? { bet: 1, rollback: -1 } : { deposit: 1, hold: -1, release: 1, contest: -1 };
        const base = booked
          .filter((one) => one.day === day && one.who === who)
          .reduce((sum, one) => sum + (signs[one.kind] ?? 0) * one.minor, 0);
        const carried = rest[who];
        if (!carried || rate[kind] === 0 || base === 0) continue;
        const exact = base * rate[kind] + carried[kind];
        const whole = Math.max(0, Math.floor(exact / 10_000));
        carried[kind] = exact - whole * 10_000;
        owed += whole;
      }
    return Math.min(most, owed);
  });
}

forEachDatabase((dialect) => {
  it.each([1, 2, 3, 4])('pays each day as a plain recount of all entries says, run %i [S1-052]', async (run) => {
    const seed = seedOfRun() + run;
    const random = seededRandom(seed);
    const scene = await commissionScene(dialect);
    const { db } = scene.gateway;
    const { member, invite } = await scene.inviting();
    const friends = await Promise.all([invite(), invite(), invite()]);
    const rates: { turnover: number; deposit: number; most: number }[] = [];
    for (let day = 0; day < days; day += 1) {
      const terms = { turnover: random.below(101), deposit: random.below(300), most: 1 + random.below(4000) };
      rates.push(terms);
      await addTerms(scene.gateway, dayOfMonth(day), { ...terms, days: 30 });
    }
    const [balances, held, staked] = [friends.map(() => 0), friends.map(() => 0), friends.map(() => 0)];
    const booked: Booked[] = [];
    for (let day = 0; day < days; day += 1) {
      const moments = Array.from({ length: 12 }, () =>
        random.pick([0, 24 * hour - 1, random.below(24 * hour)]),
      ).toSorted((one, other) => one - other);
      for (const ms of moments) {
        scene.at(dayOfMonth(day), ms);
        const who = random.below(friends.length);
        const kind = random.pick(['bet', 'bet', 'rollback', 'deposit', 'hold', 'release', 'contest'] as const);
        const most = {
          bet: balances,
          hold: balances,
          contest: balances,
          rollback: staked,
          release: held,
          deposit: null,
        }[kind];
        const minor = Math.min(1 + random.below(50_000), most ? (most[who] ?? 0) : Infinity);
        if (minor <= 0) continue;
        await scene.move(friends[who]?.id ?? '', kind, minor);
        booked.push({ day, who, kind, minor });
        const sign = kind === 'bet' || kind === 'hold' || kind === 'contest' ? -1 : 1;
        balances[who] = (balances[who] ?? 0) + sign * minor;
        if (kind === 'hold' || kind === 'release') held[who] = (held[who] ?? 0) - sign * minor;
        if (kind === 'bet' || kind === 'rollback') staked[who] = (staked[who] ?? 0) - sign * minor;
      }
      // Some mornings no gateway runs.
      if (day === days - 1 || random.chance(0.6)) await scene.settle(dayOfMonth(day));
    }
    const paid = await db.selectFrom('commissions').select(['day', 'amount_minor']).execute();
    const byDay = rates.map((_, day) =>
      paid.filter((row) => row.day === dayOfMonth(day)).reduce((sum, row) => sum + row.amount_minor, 0),
    );
    expect(byDay, `SEED=${seed - run}`).toEqual(recompute(booked, rates, friends.length));
    const booked2 = (await scene.paid(member.id)).reduce((sum, minor) => sum + minor, 0);
    expect(booked2).toBe(byDay.reduce((sum, minor) => sum + minor, 0));
    expect((await checkLedger(db)).filter(({ what }) => !what.includes('holds'))).toEqual([]);
  });
});
