// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addPolyfills } from './old-phones.ts';

const missing = [
  [Object, 'hasOwn'],
  [Array.prototype, 'at'],
  [String.prototype, 'at'],
  [Array.prototype, 'toSorted'],
  [String.prototype, 'replaceAll'],
  [Promise, 'allSettled'],
  [Intl, 'PluralRules'],
  [Intl, 'RelativeTimeFormat'],
  [Element.prototype, 'replaceChildren'],
] as const;
let originals: (PropertyDescriptor | undefined)[] = [];
const { PluralRules, RelativeTimeFormat } = Intl;

beforeEach(() => {
  originals = missing.map(([target, name]) => Object.getOwnPropertyDescriptor(target, name));
  for (const [target, name] of missing) Reflect.deleteProperty(target, name);
  addPolyfills();
});
afterEach(() => {
  missing.forEach(([target, name], index) => {
    const descriptor = originals[index];
    if (descriptor) Object.defineProperty(target, name, descriptor);
  });
});

it('adds what iOS 12.4 lacks, in the form that browsers have it [S1-417]', async () => {
  expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString')]).toEqual([true, false]);
  expect([[1, 2].at(-1), 'ab'.at(-1), [1].at(3), 'ab'.at(0)]).toEqual([2, 'b', undefined, 'a']);
  const list = [3, 1, 2];
  expect([list.toSorted((a, b) => a - b), list]).toEqual([
    [1, 2, 3],
    [3, 1, 2],
  ]);
  expect(['a.b.c'.replaceAll('.', '-'), 'aXbX'.replaceAll(/x/gi, '')]).toEqual(['a-b-c', 'ab']);
  expect(await Promise.allSettled([1, Promise.reject(new Error('no'))])).toMatchObject([
    { status: 'fulfilled', value: 1 },
    { status: 'rejected', reason: { message: 'no' } },
  ]);
  const box = document.createElement('div');
  box.innerHTML = '<b>old</b>';
  box.replaceChildren('new', document.createElement('i'));
  expect(box.innerHTML).toBe('new<i></i>');
});

it.each(['pt-BR', 'en'])('counts and dates in %s as browsers do [S1-417]', (locale) => {
  const [ours, theirs] = [new Intl.PluralRules(locale), new PluralRules(locale)];
  for (const count of [0, 1, 1.5, 2, 5, 25, 1604])
    expect([count, ours.select(count)]).toEqual([count, theirs.select(count)]);
  const [say, says] = [new Intl.RelativeTimeFormat(locale), new RelativeTimeFormat(locale)];
  for (const unit of ['second', 'minute', 'hour', 'day', 'month', 'year'] as const)
    for (const value of [-5, -1, -0, 1, 2, 40]) expect(say.format(value, unit)).toBe(says.format(value, unit));
});

it('leaves what is there', () => {
  const before = Reflect.get(Object, 'hasOwn');
  addPolyfills();
  expect(Reflect.get(Object, 'hasOwn')).toBe(before);
});
