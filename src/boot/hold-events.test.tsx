// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type BootState, holdBeforeEntry } from './boot-state.ts';
import { appAnswers, holdEvents, hydrationBegins } from './hold-events.ts';
import { HydrationBoundary } from './hydration-boundary.tsx';

// One listener for the life of a document, as the inline script adds it.
const boot: BootState = { hold: holdBeforeEntry };
const done = vi.fn<(what: string) => void>();
const nextFrame = () => act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));

const get = (selector: string) => document.querySelector<HTMLElement>(selector) ?? document.body;
/** Whether the browser would do what the element is for. */
const fire = (selector: string, event: Event) => get(selector).dispatchEvent(event);
const click = (selector: string, init: MouseEventInit = {}) =>
  fire(selector, new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
const submit = (selector: string) => fire(selector, new Event('submit', { bubbles: true, cancelable: true }));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  holdEvents(boot);
});
beforeEach(() => {
  window.mareBoot = boot;
  boot.hold = holdBeforeEntry;
  boot.held = undefined;
  document.body.innerHTML = `
    <a href="#there">a link</a><button id="one"><i>1</i></button><button id="two">2</button><form><input /></form>
    <div data-dehydrated><button id="inner">in a part</button></div>`;
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

it('holds a tap in a part until React has taken the part over', async () => {
  const tapped = vi.fn<() => void>();
  const part = (onClick?: () => void) => (
    <HydrationBoundary>
      <button onClick={onClick}>in a part</button>
    </HydrationBoundary>
  );
  document.body.innerHTML =
    '<div id="root"><div class="part" data-dehydrated=""><button>in a part</button></div></div>';
  expect(click('button')).toBe(false);
  appAnswers();
  await nextFrame();
  // What was tapped before the app answered is still held: for the part now.
  expect(boot.held).toBe(get('button'));
  await act(async () => {
    hydrateRoot(get('#root'), part(tapped), { onRecoverableError: () => undefined });
  });
  await nextFrame();
  expect(tapped).toHaveBeenCalledOnce();
  expect(get('#root > div').dataset['dehydrated']).toBeUndefined();
});
