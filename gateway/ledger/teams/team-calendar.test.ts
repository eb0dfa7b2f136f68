import { describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { forEachDatabase } from '../../testing/databases.ts';
import { createTestGateway } from '../../testing/test-gateway.ts';
import { layDays } from './team-calendar.ts';

const hour = 3_600_000;

forEachDatabase((dialect) => {
  describe('the days of a merchant', () => {
    it('are whole through a change of the clocks, and a change of the zone moves none that has begun', async () => {
      const own = await createTestGateway({ dialect });
      const lay = (timeZone: string) =>
        transact(own.db, (trx) => layDays(trx, { merchant: 'mare', timeZone }, own.clock()));
      const begins = async () =>
        (await own.db.selectFrom('team_days').select(['day', 'starts_at']).orderBy('day').execute()).map(
          ({ day, starts_at }) => [day, starts_at] as const,
        );
      // The clocks of Lisbon are put forward on 29 March.
      await lay('Europe/Lisbon');
      const lisbon = await begins();
      const long = lisbon.map(([, at], index) => ((lisbon[index + 1]?.[1] ?? 0) - at) / hour).slice(0, -1);
      expect([...new Set(long)].toSorted()).toEqual([23, 24]);
      await lay('Pacific/Auckland');
      const both = await begins();
      expect(both[0]).toEqual(lisbon[0]);
      const steps = both.map(([, at], index) => (both[index + 1]?.[1] ?? Infinity) - at);
      expect(Math.min(...steps)).toBeGreaterThan(0);
      expect(new Set(both.map(([day]) => day)).size).toBe(both.length);
      await own.close();
    });
  });
});
