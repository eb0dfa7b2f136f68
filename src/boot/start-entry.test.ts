// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getBoot } from './boot-state.ts';
import { startEntry } from './start-entry.ts';

/** Addresses of the added scripts; jsdom fetches none of them. */
const added = () => [...document.querySelectorAll('script')].map((script) => script.getAttribute('src'));
const idle: (() => void)[] = [];

beforeEach(() => {
  for (const target of [window, document]) vi.spyOn(target, 'addEventListener');
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
  document.head.innerHTML = '<meta name="entry" content="/assets/entry.js" data-old="/assets/old.js">';
  document.body.innerHTML = '<div id="root"><p>served</p></div>';
});
// Every test is a new visit: listeners of the last one are removed.
afterEach(() => {
  for (const target of [window, document])
    for (const [type, listener] of vi.mocked(target.addEventListener).mock.calls)
      for (const capture of [true, false]) target.removeEventListener(type, listener as EventListener, capture);
});

it('waits for the load event and for an idle browser where the document has something to show', () => {
  startEntry(getBoot());
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(added()).toEqual([]);
  for (const call of idle) call();
  expect(added()).toEqual(['/assets/entry.js']);
  expect(document.querySelector('script')?.type).toBe('module');
});

it('starts at once where the document has nothing to show', () => {
  document.body.innerHTML = '<div id="root"></div>';
  startEntry(getBoot());
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(added()).toEqual(['/assets/entry.js']);
});

it('records the root’s elements before another program adds to it', () => {
  const boot = getBoot();
  document.body.innerHTML = '<div id="root"><p>served</p><p><b>too</b></p></div>';
  startEntry(boot);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  document.querySelector('p')?.after(document.createElement('div'));
  expect(Array.from(boot.served ?? [], ({ localName }) => localName)).toEqual(['p', 'p', 'b']);
});

it('starts at the first touch, and once', () => {
  startEntry(getBoot());
  document.body.dispatchEvent(new Event('touchstart', { bubbles: true }));
  document.body.dispatchEvent(new Event('click', { bubbles: true }));
  window.dispatchEvent(new Event('load'));
  for (const call of idle) call();
  expect(added()).toEqual(['/assets/entry.js']);
});

it('loads an old browser’s polyfills first [S1-417]', () => {
  vi.stubGlobal('Object', new Proxy(Object, { has: (target, key) => key !== 'hasOwn' && key in target }));
  startEntry(getBoot());
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  expect(added()).toEqual(['/assets/old.js']);
  document.querySelector('script')?.dispatchEvent(new Event('load'));
  expect(added()).toEqual(['/assets/old.js', '/assets/entry.js']);
});

it("makes its addresses with the one policy that the document's rules allow", () => {
  const createPolicy = vi.fn<(name: string) => unknown>(() => ({ createScriptURL: (url: string) => `${url}?trusted` }));
  vi.stubGlobal('trustedTypes', { createPolicy });
  startEntry(getBoot());
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(createPolicy.mock.calls.map(([name]) => name)).toEqual(['entry']);
  expect(added()).toEqual(['/assets/entry.js?trusted']);
});

it('starts nothing where the document names no entry, as in development', () => {
  document.head.innerHTML = '<meta name="entry" content="">';
  document.body.innerHTML = '<div id="root"></div>';
  startEntry(getBoot());
  window.dispatchEvent(new Event('DOMContentLoaded'));
  window.dispatchEvent(new Event('load'));
  expect(added()).toEqual([]);
  expect(idle).toHaveLength(0);
});
