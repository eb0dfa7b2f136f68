import { describe, expect, it } from 'vitest';
import {
  canBeMobile,
  diallingCountries,
  dialingCodeOf,
  likelyCountries,
  likelyDialingCode,
  showMobile,
  splitInternational,
  toE164,
} from './dialling.ts';

describe('the table of dialling codes', () => {
  it('has every country once, and the main one of a shared code first', () => {
    expect(new Set(diallingCountries.map(({ country }) => country)).size).toBe(diallingCountries.length);
    expect(diallingCountries.length).toBeGreaterThan(240);
    const mainOf = (code: string) => diallingCountries.find((one) => one.code === code)?.country;
    expect([mainOf('1'), mainOf('7'), mainOf('44'), mainOf('55')]).toEqual(['US', 'RU', 'GB', 'BR']);
  });
});

describe('a typed number', () => {
  it('is of its dialling code by its length [S2-156, S2-157]', () => {
    expect(['11 98765-4321', '(11) 98765-4321', '011987654321'].every((typed) => canBeMobile(typed, '55'))).toBe(true);
    expect(['', '1198765', '11 98765-43210', '11 98765-432x'].some((typed) => canBeMobile(typed, '55'))).toBe(false);
    expect(canBeMobile('912 345 678', '351')).toBe(true);
    expect(canBeMobile('912 345 678', '55')).toBe(false);
    expect(canBeMobile('07911 123456', '44')).toBe(true);
  });

  it('may include its dialling code', () => {
    expect(splitInternational('+351 912 345 678')).toEqual({ code: '351', national: '912345678' });
    expect(splitInternational('0055 11 98765-4321')).toEqual({ code: '55', national: '11987654321' });
    expect(splitInternational('+1 (416) 555-0123')).toEqual({ code: '1', national: '4165550123' });
    for (const typed of ['11 98765-4321', '+55', '+999 1234567', 'abc']) expect(splitInternational(typed)).toBeNull();
    expect(canBeMobile('+351 912 345 678', '55')).toBe(true);
  });

  it('is written in E.164, without the zero that some countries dial', () => {
    expect(toE164(' 11 98765-4321', '55')).toBe('+5511987654321');
    expect(toE164('+351 912 345 678', '55')).toBe('+351912345678');
    expect(toE164('0412 345 678', '61')).toBe('+61412345678');
    expect(toE164('07 01 02 03 04', '225')).toBe('+2250701020304');
  });

  it('is shown in the groups that Brazil writes', () => {
    expect(showMobile('11987654321', '55')).toBe('+55 11 98765-4321');
    expect(showMobile(' 912 345 678', '351')).toBe('+351 912 345 678');
  });
});

it('the code offered first is of the browser’s region, else Brazil’s', () => {
  expect(likelyDialingCode(['pt-PT', 'pt-BR'])).toBe('351');
  expect(likelyDialingCode(['en'])).toBe('55');
  expect(likelyDialingCode([])).toBe('55');
});

it('the merchant’s countries are first and in their order, and the browser’s region after them [S1-389]', () => {
  expect(likelyCountries(['PT', 'AO', 'BR'], ['pt-BR'])).toEqual(['PT', 'AO', 'BR']);
  expect(likelyCountries(['PT', 'AO'], ['en-CA'])).toEqual(['PT', 'AO', 'US']);
  expect(likelyCountries(['PT'], ['en'])).toEqual(['PT']);
  for (const none of [undefined, []]) expect(likelyCountries(none, ['en-GB'])).toEqual(['BR', 'PT', 'GB']);
  expect([dialingCodeOf('PT'), dialingCodeOf('XX'), dialingCodeOf(undefined)]).toEqual(['351', undefined, undefined]);
});

it.each([
  '\u202a+55 11 98700-0101\u202c',
  '\u2068+55 11 98700-0101\u2069',
  '11 98700\u20110101',
  '11 98700\u20130101',
  '0 15 11 98700-0101',
  '０１１ ９８７００-０１０１',
])('a number from the contacts, %j, can be a mobile number and is dialled', (typed) => {
  expect(canBeMobile(typed, '55')).toBe(true);
  expect(toE164(typed, '55')).toBe('+5511987000101');
});
