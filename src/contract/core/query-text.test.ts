import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readQuery, wholeNumber, writeQuery } from './query-text.ts';

/** Values that a parser of JSON or of numbers changes, each with its form in an address. */
const texts = {
  exponent: '12E2',
  long: '12345678901234567890',
  zeros: '007',
  hex: '0x10',
  truth: 'true',
  nothing: 'null',
  quoted: '"x"',
  list: '[1]',
  object: '{"a":1}',
  negative: '-0',
  empty: '',
};

describe('the query of an address', () => {
  it('is text: numbers, truth values and JSON stay as they are written', () => {
    const written = new URLSearchParams(texts).toString();
    expect(readQuery(`?${written}`)).toEqual(texts);
    expect(writeQuery(texts)).toBe(`?${written}`);
    expect(writeQuery({ game: '123', q: '1e5' })).toBe('?game=123&q=1e5');
  });

  it('reads spaces in both forms, keeps broken escapes as text, and takes the first of a name', () => {
    expect(readQuery('?a=b+c&d=e%20f&g=h%2Bi')).toEqual({ a: 'b c', d: 'e f', g: 'h+i' });
    expect(readQuery('?q=%zz&r=100%&s')).toEqual({ q: '%zz', r: '100%', s: '' });
    expect(readQuery('?q=1&q=2&p=3')).toEqual({ q: '1', p: '3' });
    expect(readQuery('?a=b?c=d')).toEqual({ a: 'b?c=d' });
    expect([readQuery(''), readQuery('?')]).toEqual([{}, {}]);
  });

  it('leaves out fields without a value, and writes numbers in digits', () => {
    expect(writeQuery({ i: 5, page: undefined })).toBe('?i=5');
    expect([writeQuery({}), writeQuery({ q: undefined })]).toEqual(['', '']);
  });

  it('is read as it was written, with any content', () => {
    const text = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(fc.dictionary(fc.oneof(text, fc.constantFrom('__proto__', 'constructor', 'q')), text), (fields) => {
        expect(Object.entries(readQuery(writeQuery(fields))).toSorted()).toEqual(Object.entries(fields).toSorted());
      }),
    );
  });
});

it('a whole number is digits alone, in its range', () => {
  expect([wholeNumber('0', 0, 9), wholeNumber('9', 0, 9), wholeNumber(5, 0, 9)]).toEqual([0, 9, 5]);
  const none = ['10', '-1', '1.0', '1e0', '0x1', ' 1', '', 'NaN', '99999999999', undefined, null, {}, ['a']];
  for (const given of none) expect(wholeNumber(given, 0, 9)).toBeUndefined();
});
