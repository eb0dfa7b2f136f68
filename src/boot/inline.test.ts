// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { getBoot } from './boot-state.ts';

async function visit(address: string): Promise<void> {
  history.replaceState(null, '', address);
  vi.resetModules();
  await import('./inline.ts');
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
  document.head.innerHTML = '<meta name="theme-color" content="#fff"><meta name="entry" content="">';
});

it('takes a sign-in code out of the address, and nothing else of it [S1-339]', async () => {
  await visit('/m/help?type=faq&token=secret#top');
  expect(location.pathname + location.search + location.hash).toBe('/m/help?type=faq#top');
  expect(getBoot().token).toBe('secret');
  await visit('/m/help?token=secret');
  expect(location.href).toMatch(/\/m\/help$/);
});

it('leaves an address without a code as it is', async () => {
  await visit('/m/gameList?search=a+b%20c');
  expect(location.search).toBe('?search=a+b%20c');
  expect(getBoot().token).toBeUndefined();
});

it('shows the dark theme that was chosen here before [S1-034]', async () => {
  localStorage.setItem('theme', 'dark');
  await visit('/');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#0b161d');
});

it('stays light without a choice, and where storage is off', async () => {
  await visit('/');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
  vi.stubGlobal('localStorage', undefined);
  await visit('/');
  expect(document.documentElement.dataset['theme']).toBeUndefined();
});

it("keeps the browser's offer to install for the app", async () => {
  await visit('/');
  const offer = new Event('beforeinstallprompt', { cancelable: true });
  window.dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(getBoot().installPrompt).toBe(offer);
});

it('expects a member where a session was open before', async () => {
  localStorage.setItem('me', '1');
  await visit('/');
  expect(document.documentElement.dataset['me']).toBe('1');
});
