import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkField, countCharacters, FieldRule, hasKind } from './field-rules.ts';

const check = (rule: v.InferInput<typeof FieldRule>, value: unknown) => checkField(v.parse(FieldRule, rule), value);

describe('a rule', () => {
  it('required: an empty value is wrong only where a value is required [S1-350, S2-167]', () => {
    for (const nothing of ['', undefined, null]) {
      expect(check({ required: true, min: 4, pattern: '^x$' }, nothing)).toEqual(['required']);
      expect(check({ min: 4, pattern: '^x$', enum: ['x'], type: 'email' }, nothing)).toEqual([]);
    }
  });

  it('type: a text has only characters of a keyboard; integers and e-mail addresses have their form [S1-350]', () => {
    expect(check({}, 'José 日本 عربي 👨‍👩‍👧')).toEqual([]);
    for (const odd of ['a\u0000b', 'a\nb', '\u202Etxt', '\ud800', '\u2066x'])
      expect(check({}, odd), JSON.stringify(odd)).toEqual(['type']);
    for (const other of [7, true, {}, [], ['a']]) expect(check({}, other)).toEqual(['type']);
    expect(check({ type: 'integer' }, '-12')).toEqual([]);
    for (const text of ['1.5', '1e3', '', ' 1'].filter(Boolean))
      expect(check({ type: 'integer' }, text)).toEqual(['type']);
    for (const mail of ['a@b.co', 'ana+x@sub.example.org', 'josé@exämple.org'])
      expect(check({ type: 'email' }, mail), mail).toEqual([]);
    for (const mail of ['a', 'a@', '@b.co', 'a@b', 'a b@c.de', 'a@b..co', 'a@@b.co', 'a@.co'])
      expect(check({ type: 'email' }, mail), mail).toEqual(['type']);
  });

  it('range: both bounds, one of them, or an exact length, each with an error of its own [S1-350, S2-178]', () => {
    expect([check({ min: 2, max: 3 }, 'a'), check({ min: 2, max: 3 }, 'abcd')]).toEqual([['range'], ['range']]);
    expect([check({ min: 2 }, 'a'), check({ max: 3 }, 'abcd'), check({ len: 2 }, 'abc')]).toEqual([
      ['min'],
      ['max'],
      ['len'],
    ]);
    expect([check({ min: 2, max: 3 }, 'ab'), check({ len: 2 }, 'ab')]).toEqual([[], []]);
    const number = { type: 'integer', min: 10, max: 99 } as const;
    expect([check(number, '9'), check(number, '10'), check(number, '100')]).toEqual([['range'], [], ['range']]);
  });

  it('counts a surrogate pair as one character [S2-177]', () => {
    expect([countCharacters('🌊🌊'), '🌊🌊'.length]).toEqual([2, 4]);
    expect([check({ len: 2 }, '🌊🌊'), check({ max: 2 }, '🌊🌊'), check({ min: 3 }, '🌊🌊')]).toEqual([
      [],
      [],
      ['min'],
    ]);
  });

  it('e-mail: 255 characters at most, whatever the rule says [S2-176]', () => {
    const of = (length: number) => `a@${'b'.repeat(length - 6)}.org`;
    expect([check({ type: 'email' }, of(255)), check({ type: 'email' }, of(256))]).toEqual([[], ['max']]);
    expect(check({ type: 'email', max: 400 }, of(256))).toEqual(['max']);
  });

  it('enum and pattern; one that this engine does not support is left to the gateway [S1-350]', () => {
    expect([check({ enum: ['a', 'b'] }, 'c'), check({ enum: ['a', 'b'] }, 'b')]).toEqual([['enum'], []]);
    expect([check({ pattern: '^\\p{L}+$' }, 'Ação'), check({ pattern: '^\\p{L}+$' }, 'a1')]).toEqual([[], ['pattern']]);
    expect(check({ pattern: '(' }, 'anything')).toEqual([]);
  });

  it('whitespace: white space alone is empty where the rule says so [S1-350]', () => {
    expect([check({ whitespace: true }, ' \t'), check({}, '  '), check({ whitespace: true }, ' a ')]).toEqual([
      ['whitespace'],
      [],
      [],
    ]);
  });

  it('kinds: characters that have to be there', () => {
    const rule = { kinds: ['lower', 'digit', 'symbol'] } as const;
    expect([check({ ...rule, kinds: [...rule.kinds] }, 'á7!'), check({ kinds: ['upper'] }, 'abc')]).toEqual([
      [],
      ['pattern'],
    ]);
    expect([hasKind(' ', 'symbol'), hasKind('_', 'symbol')]).toEqual([false, true]);
  });

  it('lists every error of a text', () => {
    expect(check({ min: 2, max: 3, enum: ['x'], pattern: '^\\d*$' }, 'abcd')).toEqual(['range', 'enum', 'pattern']);
  });

  it('answers any value with errors and never throws; a huge one takes no time', () => {
    const rules = fc.record(
      { type: fc.constantFrom('string', 'integer', 'email'), min: fc.nat(9), max: fc.nat(9), pattern: fc.string() },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(rules, fc.anything(), (rule, value) => {
        expect(Array.isArray(check(rule as FieldRule, value))).toBe(true);
      }),
    );
    expect(check({ pattern: '^(a+)+$' }, `${'a'.repeat(1_000_000)}!`)).toEqual(['max']);
  });
});
