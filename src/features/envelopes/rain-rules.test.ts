import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { readText } from '#src/components/kit/forms/rules.ts';
import { askedOf, averageOf, firstValues, rainSchema } from './rain-rules.ts';

const now = Date.UTC(2026, 2, 14, 12);
const day = 86_400_000;
const good = { ...firstValues, total: '500,00', envelopes: '50', least: '2', most: '40' };
const parse = (typed: object, free = '18420.75') =>
  v.safeParse(
    rainSchema(free, () => now),
    { ...good, ...typed },
  );
/** The first field that is wrong, and what is said there. */
const fault = (typed: object, free?: string) => {
  const [issue] = parse(typed, free).issues ?? [];
  return [issue?.path?.[0]?.key, issue && (readText(issue.message)?.message ?? issue.message)];
};

describe('the form of a rain', () => {
  it('reads amounts as they are typed', () => {
    const { output, success } = parse({});
    expect(success && askedOf(output)).toEqual({
      ...{ total: '500.00', envelopes: 50, least: '2.00', most: '40.00', whom: 'team', minutes: 10 },
    });
    expect(averageOf(good)).toBe('10.00');
    expect(averageOf({ ...good, total: '' })).toBeUndefined();
  });

  it.each([
    ['total', { total: '' }],
    ['total', { total: '9,99' }],
    ['total', { total: '18.420,76', most: '9.000' }],
    ['envelopes', { envelopes: '1' }],
    ['envelopes', { envelopes: '501' }],
    ['envelopes', { envelopes: 'x' }],
    ['least', { least: '0,09' }],
    ['least', { least: '10,01' }],
    ['most', { most: '' }],
    ['most', { most: '1,99' }],
    ['most', { most: '9,99' }],
  ])('says at %s what is wrong with %j', (field, typed) => {
    expect(fault(typed)[0]).toBe(field);
  });

  it('says that more than what is free cannot be given', () => {
    expect(fault({ total: '100' }, '99.99')).toEqual(['total', 'That is more than you have free.']);
  });

  it('takes a time within seven days where it starts later', () => {
    const at = (ms: number) => new Date(now + ms).toISOString();
    expect(fault({ when: 'later', startsAt: '' })[0]).toBe('startsAt');
    expect(fault({ when: 'later', startsAt: at(-1000) })[0]).toBe('startsAt');
    expect(fault({ when: 'later', startsAt: at(7 * day + 1000) })[0]).toBe('startsAt');
    const { output, success } = parse({ when: 'later', startsAt: at(day) });
    expect(success && askedOf(output).startsAt).toBe(now + day);
  });
});
