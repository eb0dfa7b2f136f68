import { expect, it } from 'vitest';
import { isVisible, plainCode, plainName, plainText, spokenCode } from './typed-text.ts';

it.each([
  ['\u202a+55 11 98700-0101\u202c', '+55 11 98700-0101'],
  ['\u2068+55 11 98700-0101\u2069', '+55 11 98700-0101'],
  ['+55 11 98700\u20110101', '+55 11 98700-0101'],
  ['+55 11 98700\u20130101', '+55 11 98700-0101'],
  ['１１ ９８７００-０１０１', '11 98700-0101'],
])('a pasted number %j is read as %s', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

it.each(['365 666', '365-666', '365\u2011666', ' 365666\u200b', '３６５６６６'])(
  'a pasted code %j is read',
  (typed) => {
    expect(plainCode(typed)).toBe('365666');
  },
);

it.each(['\u3164', '\u2800', '\u115f\u1160', '\u034f', '\u200d', ' ', '', '\uffa0'])('%j shows nothing', (text) => {
  expect(isVisible(text)).toBe(false);
});

it.each(['Ana', 'ㄱ', '李', '7', '🌊', '👩\u200d🚀', '\u3164Ana'])('%s shows something', (text) => {
  expect(isVisible(text)).toBe(true);
});

it.each([
  'ABCD-EFGH',
  'abcd efgh',
  'ABCD–EFGH',
  'ABCD\u2011EFGH',
  '\u202aABCDEFGH\u202c',
  'ＡＢＣＤEFGH',
  'ABCD\u200bEFGH',
])('a spoken code %j is read in plain capitals', (typed) => expect(spokenCode(typed)).toBe('ABCDEFGH'));

it.each([
  ['ilo', '110'],
  ['O0-I1', '0011'],
])('a spoken code %j has the digits that its letters look like', (typed, code) => expect(spokenCode(typed)).toBe(code));

it.each(['Maria D´Ávila', 'Maria D`Ávila', 'Maria D‘Ávila', 'Maria D’Ávila'])(
  'the name %s has one apostrophe',
  (typed) => expect(plainName(typed)).toBe('Maria D’Ávila'),
);
