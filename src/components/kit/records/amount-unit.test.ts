import { describe, expect, it } from 'vitest';
import { amountUnit } from './amount-unit.ts';

const shown = (...values: number[]) => {
  const { name, format } = amountUnit(values, 'pt');
  return [name, ...values.map(format)];
};

describe('the unit of a chart', () => {
  it('leaves at most four digits, with a decimal where there is room', () => {
    expect(shown(12.4, -0.2, 0)).toEqual(['ones', '12', '0', '0']);
    expect(shown(9999, -9999)).toEqual(['ones', '9999', '−9999']);
    expect(shown(12_345, 950, -1200)).toEqual(['thousands', '12,3', '1', '−1,2']);
    expect(shown(123_456)).toEqual(['thousands', '123']);
    expect(shown(22_048_000)).toEqual(['millions', '22']);
  });
});
