import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periods } from './periods.ts';
import { type Count, findPage } from './find-page.ts';

const limit = 20;
const at = fc.oneof(
  fc.integer({ min: 0, max: 6 * periods.day }),
  fc.integer({ min: 3 * periods.day, max: 3 * periods.day + 2 * periods.hour }),
  fc.integer({ min: 0, max: 6 * 24 }).map((hours) => hours * periods.hour),
);

it('finds the hours of a page, and the number of records before it, for any day boundaries', async () => {
  const property = fc.asyncProperty(
    fc.array(at, { maxLength: 150, size: 'max' }),
    at,
    at,
    fc.nat(8),
    async (all, one, other, page) => {
      const time = { from: Math.min(one, other), to: Math.max(one, other) + 1 };
      const within = ({ from, to }: typeof time) => all.filter((moment) => moment >= from && moment < to);
      /** As the sums count: days where a whole one lies in the time, else hours. */
      const count: Count = async (asked, most) => {
        const beginOf = (moment: number) => {
          const day = moment - (moment % periods.day);
          const whole = most === 'day' && day >= asked.from && day + periods.day <= asked.to;
          return whole ? day : moment - (moment % periods.hour);
        };
        const groups = [...Map.groupBy(within(asked), beginOf)].toSorted(([a], [b]) => b - a);
        return groups.map(([begun_at, moments]) => ({ begun_at, n: moments.length }));
      };
      const latestFirst = (moments: readonly number[]) => moments.toSorted((a, b) => b - a);
      const { times, skip } = await findPage(count, time, { skip: page * limit, limit });
      const read = latestFirst(all.filter((moment) => times.some(({ from, to }) => moment >= from && moment < to)));
      expect(read.slice(skip, skip + limit)).toEqual(latestFirst(within(time)).slice(page * limit, (page + 1) * limit));
      const hours = times.reduce((sum, { from, to }) => sum + to - from, 0) / periods.hour;
      expect(hours).toBeLessThanOrEqual(limit + 1);
    },
  );
  await fc.assert(property, { numRuns: 300 });
});
