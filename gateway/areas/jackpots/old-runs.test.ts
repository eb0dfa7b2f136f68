import { isTrueDrop } from '#src/contract/jackpots/jackpot-level.ts';
import { jackpots } from '#src/contract/jackpots/jackpots.ts';
import type { Kysely } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { createApp } from '#gateway/app.ts';
import * as fairness from '#gateway/db/migrations/035-fairness.ts';
import { commitTo } from '#gateway/process/committed-secret.ts';
import { addDrop, addJackpot, jackpotRow } from '#gateway/testing/add-jackpot.ts';
import { valueOf } from '#gateway/testing/call-app.ts';
import { countStake } from '#gateway/testing/count-stake.ts';
import { forEachDatabase } from '#gateway/testing/databases.ts';
import { createTestGateway } from '#gateway/testing/test-gateway.ts';
import { addMember } from '#gateway/testing/test-members.ts';
import { newSeed } from '../lottery/seeds.ts';
import { rewrapLevels } from './rewrap-levels.ts';
import { levelName } from './runs.ts';

/** The tables as they were before the migration. */
async function undo(db: Kysely<unknown>): Promise<void> {
  for (const table of Object.keys(fairness.fairness)) await db.schema.dropTable(table).execute();
  for (const [table, columns] of Object.entries(fairness.fairnessColumns))
    for (const column of Object.keys(columns)) await db.schema.alterTable(table).dropColumn(column).execute();
}

forEachDatabase((dialect) => {
  it('a run from before terms were committed to continues after the migration, and its drop and older ones are marked', async () => {
    const gateway = await createTestGateway({ dialect });
    onTestFinished(gateway.close);
    const { db } = gateway;
    const { run_id: run } = await addJackpot(gateway, 'onda', { cap_minor: 10_100 });
    const old = await commitTo(gateway, levelName(run), '100.05:salt');
    const { sealed: sealed_level, commitment } = old;
    await db.updateTable('jackpots').set({ commitment, sealed_level }).execute();
    const { id: memberId } = await addMember(db, 'veteran');
    await addDrop(gateway, { runId: 'older', jackpotId: 'onda', memberId });
    const seed = await newSeed(gateway, '20260314-109');
    const times = { draws_at: gateway.clock(), minute: 0, ended_at: null };
    await db
      .insertInto('draws')
      .values({ numero: '20260314-109', ...seed, ...times, state: 'selling', seed: null })
      .execute();

    await undo(db as unknown as Kysely<unknown>);
    await fairness.up(db as unknown as Kysely<unknown>);
    const logged = await db.selectFrom('commitments').select(['kind', 'ref', 'commitment']).orderBy('kind').execute();
    expect(logged).toEqual([
      { kind: 'draw', ref: '20260314-109', commitment: seed.commitment },
      { kind: 'jackpot', ref: run, commitment },
    ]);
    expect(await rewrapLevels(db, gateway, gateway.clock())).toBe(0);
    expect(await jackpotRow(db, 'onda')).toMatchObject({ run_id: run, form: 1, run_rate_bp: 100 });

    await countStake(gateway, 'novata', 700);
    const { drops } = await valueOf(createApp(gateway), jackpots);
    const of = (id: string) => drops.find((drop) => drop.run === id);
    expect(of(run)).toMatchObject({ form: 1, level: '100.05', before: '100.00', amount: '100.07' });
    expect(await isTrueDrop(of(run) ?? (await Promise.reject(new Error('no drop'))))).toBe(true);
    expect(of('older')).toMatchObject({ form: 1, amount: '150.00' });
    expect([of('older')?.before, of('older')?.rate]).toEqual([undefined, undefined]);
    expect((await jackpotRow(db, 'onda')).form).toBe(2);
  });
});
