// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendLinksOut } from './external-links.ts';

const bridge = { openExternal: vi.fn() };
let stop = () => {};
beforeEach(() => {
  window.MareBridge = bridge;
  bridge.openExternal.mockReset();
  stop = sendLinksOut();
});
afterEach(() => {
  stop();
  delete window.MareBridge;
  document.body.replaceChildren();
});

/** Taps an element inside a link; returns whether the browser's navigation was prevented. */
function tap(href: string, prevented = false): boolean {
  const link = Object.assign(document.createElement('a'), { href });
  const inside = link.appendChild(document.createElement('b'));
  document.body.append(link);
  if (prevented) link.addEventListener('click', (event) => event.preventDefault());
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  inside.dispatchEvent(event);
  return event.defaultPrevented;
}

it('hands a link to another site to the shell [S1-343]', () => {
  expect(tap('https://other.example/a?b=c')).toBe(true);
  expect(bridge.openExternal).toHaveBeenCalledExactlyOnceWith('https://other.example/a?b=c');
});

it('leaves our own pages, what a screen handles and what is no web page alone', () => {
  expect(tap(`${location.origin}/m/help`)).toBe(false);
  expect(tap('https://other.example/', true)).toBe(true);
  expect(tap('mailto:somebody@example.com')).toBe(false);
  expect(bridge.openExternal).not.toHaveBeenCalled();
});
