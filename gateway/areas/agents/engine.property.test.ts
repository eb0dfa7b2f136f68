import { expect, it } from 'vitest';
import { contractKinds } from '#src/contract/site/contracts.ts';
import { checkLedger } from '#gateway/ledger/ledger-check.ts';
import { dialects } from '#gateway/testing/databases.ts';
import { seededRandom, seedOfRun } from '#gateway/testing/seeded-random.ts';
import { createTestGateway, type TestGateway } from '#gateway/testing/test-gateway.ts';
import { checkDay } from './check-day.ts';
import { closeDays } from './close-days.ts';
import { checkPays } from './contracts/check-pays.ts';
import { payContracts } from './contracts/pay-contracts.ts';
import { settleDays } from './contracts/settle-days.ts';
import { payRebates } from './pay-rebates.ts';
import { exportPlay, recountExport } from './testing/engine/export-recount.ts';
import { killedAt } from './testing/engine/killed-at.ts';
import { playWorld } from './testing/engine/play-world.ts';
import { recount } from './testing/engine/recount.ts';

const isSoak = process.env['SOAK'] === '1';
const [members, days, kills] = isSoak ? [500, 90, 50] : [40, 20, 8];
const hour = 3_600_000;
const seed = seedOfRun();

/** Everything that jobs do after a day, until nothing is left. */
async function closeAndPay(gateway: TestGateway): Promise<void> {
  await closeDays(gateway);
  await settleDays(gateway);
  while ((await payRebates(gateway)) + (await payContracts(gateway)) > 0);
}

const byKey = (one: readonly unknown[], other: readonly unknown[]) => (String(one[0]) < String(other[0]) ? -1 : 1);

it.each(dialects)(
  `the engine on %s is what a plain recount says to the cent, of ${members} members over ${days} days, killed ${kills} times, seed ${seed} [S2-221, S2-222, S2-223]`,
  async (dialect) => {
    const random = seededRandom(seed);
    const gateway = await createTestGateway({ dialect });
    const { db } = gateway;
    const { world, day } = await playWorld(gateway, random, members);
    let killed = 0;
    for (let count = 0; count < days; count += 1) {
      await day();
      gateway.advance(16 * hour);
      const most = Math.ceil(((kills - killed) / (days - count)) * 1.5);
      for (let time = 0; time < most && killed < kills; time += 1)
        await closeAndPay(killedAt(gateway, random.below(60))).catch(() => (killed += 1));
      await closeAndPay(gateway);
      gateway.advance(8 * hour);
    }
    expect(killed).toBe(kills);
    const rows = async () => ({
      agentDays: await db.selectFrom('agent_days').selectAll().execute(),
      lines: await db.selectFrom('rebate_lines').selectAll().execute(),
      rebates: await db.selectFrom('rebates').selectAll().execute(),
      pays: await db.selectFrom('contract_pays').selectAll().execute(),
      journals: await db.selectFrom('journals').select(['id', 'kind', 'ref']).orderBy('id').execute(),
    });
    const before = await rows();
    await closeAndPay(gateway);
    expect(await rows()).toEqual(before);

    const plain = recount(world);
    const { agentDays, lines, rebates, pays } = before;
    const teams = [...plain.days].flatMap(([of, { teams: all }]) =>
      [...all].map(([agent, { members: n, active, turnover, win }]) => [
        `${of} ${agent}`,
        ...[n, active.size, turnover, win],
      ]),
    );
    const seen = [...Map.groupBy(agentDays, (row) => `${row.day} ${row.agent_id}`)].map(([key, own]) => {
      const whole = own.find(({ category }) => category === '');
      const sum = (name: 'turnover_minor' | 'win_minor') => own.reduce((all, row) => all + BigInt(row[name]), 0n);
      return [key, whole?.members, whole?.active, sum('turnover_minor'), sum('win_minor')];
    });
    expect(seen.toSorted(byKey)).toEqual(teams.toSorted(byKey));
    expect(
      lines.map((row) => [`${row.day} ${row.agent_id} ${row.child_id}`, BigInt(row.amount_minor)]).toSorted(byKey),
    ).toEqual([...plain.lines].toSorted(byKey));
    expect(
      rebates
        .map((row) => [
          `${row.day} ${row.agent_id}`,
          ...[row.earned_minor, row.brought_minor, row.paid_minor, row.carried_minor].map(BigInt),
        ])
        .toSorted(byKey),
    ).toEqual(
      [...plain.rebates]
        .map(([key, { earned, brought, paid, carried }]) => [key, earned, brought, paid, carried])
        .toSorted(byKey),
    );
    expect(
      pays
        .map((row) => [
          `${row.agent_id} ${row.kind} ${row.period}`,
          ...[row.gross_minor, row.amount_minor, row.carried_minor].map(BigInt),
        ])
        .toSorted(byKey),
    ).toEqual(
      [...plain.pays].map(([key, { gross, amount, carried }]) => [key, gross, amount, carried]).toSorted(byKey),
    );

    const earnedOf = new Map(rebates.map((row) => [`${row.day} ${row.agent_id}`, row.earned_minor]));
    const exported = [...recountExport(await exportPlay(db), world.days)].flatMap(([of, all]) =>
      all.map(({ agent, members: n, active, turnover, win, earned }) => {
        const key = `${of} ${agent}`;
        return [key, n, active, BigInt(turnover), BigInt(win), earned - (earnedOf.get(key) ?? 0)];
      }),
    );
    expect(exported.toSorted(byKey)).toEqual(seen.map((row) => [...row, 0]).toSorted(byKey));

    const booked = await db
      .selectFrom('journals')
      .innerJoin('postings', 'postings.journal_id', 'journals.id')
      .select(['kind', 'ref', 'amount_minor'])
      .where('kind', 'in', ['rebate', ...contractKinds])
      .where('account_id', 'like', 'wallet:%')
      .execute();
    const due = [
      ...[...plain.rebates].map(([key, { paid }]) => [`rebate ${key.replace(' ', ':')}:BRL`, paid] as const),
      ...[...plain.pays].map(([key, { amount }]) => {
        const [agent = '', kind = '', period = ''] = key.split(' ');
        return [`${kind} ${period}:${agent}:${kind}`, amount] as const;
      }),
    ].filter(([, amount]) => amount > 0n);
    expect(
      booked.map(({ kind, ref, amount_minor }) => [`${kind} ${ref}`, BigInt(amount_minor)]).toSorted(byKey),
    ).toEqual(due.toSorted(byKey));
    expect(new Set(booked.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(2);
    for (const closed of world.days) {
      expect([closed, await checkDay(db, { merchant: 'mare', day: closed })]).toEqual([closed, []]);
      expect(await checkPays(db, { merchant: 'mare', day: closed })).toEqual([]);
    }
    expect(await checkLedger(db)).toEqual([]);
    await gateway.close();
  },
  isSoak ? 1_800_000 : 180_000,
);
