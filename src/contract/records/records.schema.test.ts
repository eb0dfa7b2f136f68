import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { schemas } from './records.schema.ts';

const day = 86_400_000;
const asks = (moments: readonly number[]) => v.is(schemas.balanceSums.query, { moments: moments.join() });

describe('the request for sums of the balance', () => {
  it('has at most twelve spans in order, within a year', () => {
    const months = Array.from({ length: 13 }, (_, index) => index * 30 * day);
    expect([asks(months), asks([0, 366 * day]), asks([0, 1])]).toEqual([true, true, true]);
    const refused = [[...months, 361 * day], [0, 367 * day], [0], [1, 1], [2, 1]];
    expect(refused.map(asks)).toEqual(refused.map(() => false));
  });
});
