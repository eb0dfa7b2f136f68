// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BootState, holdBeforeEntry } from './boot-state.ts';
import { appAnswers, holdEvents, hydrationBegins } from './hold-events.ts';

// One listener for the life of a document, as the inline script adds it.
const boot: BootState = { hold: holdBeforeEntry };
const done = vi.fn<(what: string) => void>();
const nextFrame = () => new Promise<unknown>(requestAnimationFrame);

const get = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
/** Whether the element's default action would run. */
const fire = (selector: string, event: Event) => get(selector).dispatchEvent(event);
const click = (selector: string, init: MouseEventInit = {}) =>
  fire(selector, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const submit = (selector: string) => fire(selector, new Event('submit', { bubbles: true, cancelable: true }));

beforeAll(() => holdEvents(boot));
beforeEach(() => {
  window.mareBoot = boot;
  boot.hold = holdBeforeEntry;
  boot.held = undefined;
  document.body.innerHTML = `
    <a href="#there">a link</a><button id="one"><i>1</i></button><button id="two">2</button><form><input /></form>`;
  for (const element of document.querySelectorAll('a,button,form')) {
    element.addEventListener('click', () => done(element.id || element.tagName));
    element.addEventListener('submit', (event) => (event.preventDefault(), done('sent')));
  }
});
afterEach(() => done.mockClear());

it('makes the last tap again once the app answers', async () => {
  expect(click('#two')).toBe(false);
  expect(click('#one i')).toBe(false);
  expect(done).not.toHaveBeenCalled();
  appAnswers();
  await nextFrame();
  expect(done.mock.calls).toEqual([['one']]);
  expect(click('#two')).toBe(true);
  expect(done).toHaveBeenLastCalledWith('two');
});

it('sends a form again that was sent before the app answered', async () => {
  expect(submit('form')).toBe(false);
  expect(done).not.toHaveBeenCalled();
  appAnswers();
  await nextFrame();
  expect(done.mock.calls).toEqual([['sent']]);
});

it('lets a link lead to its document before the code is there, and holds it while the page is hydrated', async () => {
  expect(click('a')).toBe(true);
  expect(click('input')).toBe(true);
  done.mockClear();
  hydrationBegins();
  expect(click('a', { ctrlKey: true })).toBe(true);
  done.mockClear();
  expect(click('a')).toBe(false);
  expect(done).not.toHaveBeenCalled();
  appAnswers();
  await nextFrame();
  expect(done.mock.calls).toEqual([['A']]);
});
