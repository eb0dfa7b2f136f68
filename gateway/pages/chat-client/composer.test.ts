// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { listenToComposer } from './composer.ts';

let sent: string[] = [];
const field = () => document.querySelector('textarea') as HTMLTextAreaElement;

beforeEach(() => {
  sent = [];
  document.body.innerHTML = '<form id="form"><textarea id="text"></textarea></form>';
  listenToComposer((text) => sent.push(text));
  field().value = 'にほん';
});

const enter = (more: KeyboardEventInit) => {
  const event = new KeyboardEvent('keydown', { key: 'Enter', cancelable: true, bubbles: true, ...more });
  field().dispatchEvent(event);
  return event.defaultPrevented;
};

it.each([
  ['while an input method composes', { isComposing: true }],
  ['that ends what it composes, in Safari', { keyCode: 229 }],
  ['with shift, which begins a line', { shiftKey: true }],
])('Enter %s sends nothing', (_when, more) => {
  expect(enter(more)).toBe(false);
  expect([sent, field().value]).toEqual([[], 'にほん']);
});

it('Enter sends what is typed, and empties the field', () => {
  expect(enter({})).toBe(true);
  expect([sent, field().value]).toEqual([['にほん'], '']);
});
