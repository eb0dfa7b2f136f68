// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { beforeEach, describe, expect, it, vi } from 'vitest';

let page: typeof import('./online.ts');
const store = () => {
  const made = createStore();
  made.sub(page.onlineAtom, () => undefined);
  return made;
};
beforeEach(async () => {
  vi.resetModules();
  page = await import('./online.ts');
});

describe('onlineAtom', () => {
  it('follows the browser', () => {
    const current = store();
    expect(current.get(page.onlineAtom)).toBe(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(current.get(page.onlineAtom)).toBe(false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(current.get(page.onlineAtom)).toBe(true);
  });

  it('is false while calls get no answer, even if the browser reports online', () => {
    const current = store();
    page.reportReached(false);
    expect(current.get(page.onlineAtom)).toBe(false);
    page.reportReached(true);
    expect(current.get(page.onlineAtom)).toBe(true);
  });

  it('believes the browser that it is connected again, until a call says otherwise', () => {
    const current = store();
    page.reportReached(false);
    window.dispatchEvent(new Event('online'));
    expect(current.get(page.onlineAtom)).toBe(true);
    page.reportReached(false);
    expect(current.get(page.onlineAtom)).toBe(false);
  });

  it('knows the state from before its first reader', () => {
    page.reportReached(false);
    expect(store().get(page.onlineAtom)).toBe(false);
  });
});
