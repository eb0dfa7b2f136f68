import { IDBFactory } from 'fake-indexeddb';
import { createStore, get } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';

const item = (id: string, execution: Announcement['execution'], content = `<p>${id}</p>`): Announcement => ({
  id,
  title: `Title of ${id}`,
  content,
  promotionType: '',
  execution,
  read: false,
  force: false,
  createdAt: 0,
});
const list = [item('b', 'B'), item('a', 'A'), item('f', 'F')];
const openPage = () => {
  vi.resetModules();
  return import('./popup-state.ts');
};
const stored = async (owner: string, key: string) =>
  ((await get(key, createStore(`mare-${owner}`, 'keyval'))) as { value: unknown } | undefined)?.value;

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

describe('the items of the popup', () => {
  it('are those of the audience [S1-287, S1-288, S1-289]', async () => {
    const { popupItems } = await openPage();
    const ids = (...who: ['visitor' | 'member', boolean]) => popupItems(list, ...who).map(({ id }) => id);
    expect(ids('visitor', false)).toEqual(['b']);
    expect(ids('visitor', true)).toEqual(['b']);
    expect(ids('member', false)).toEqual(['a']);
    expect(ids('member', true)).toEqual(['a', 'f']);
  });
});

describe('the state of the popup', () => {
  it('is stored for each audience under a key of its own, with show and the titles and contents [S1-268, CARD-10]', async () => {
    const page = await openPage();
    await page.evaluatePopup('visitor', [item('b', 'B')], 'pt');
    await page.evaluatePopup('member', [item('a', 'A')], 'pt');
    await page.closePopup('member');
    const data = (id: string) => [{ title: `Title of ${id}`, content: `<p>${id}</p>` }];
    const seen = (id: string) => ({ data: data(id), language: 'pt', ids: [id] });
    expect(await stored('device', 'visitorPopup')).toEqual({ show: true, ...seen('b') });
    expect(await stored('member', 'memberPopup')).toEqual({ show: false, ...seen('a') });
  });

  it('shows a new list, not one that was closed, and again one that is another [S1-290]', async () => {
    const page = await openPage();
    const old = [item('b', 'B')];
    expect(await page.evaluatePopup('visitor', old, 'pt')).toBe(true);
    expect(await (await openPage()).evaluatePopup('visitor', old, 'pt')).toBe(true);
    await (await openPage()).closePopup('visitor');
    expect(await (await openPage()).evaluatePopup('visitor', old, 'pt')).toBe(false);
    expect(await (await openPage()).evaluatePopup('visitor', [item('b', 'B', '<p>changed</p>')], 'pt')).toBe(true);
  });

  it('shows no list again for being read in another language, but one that is another in both', async () => {
    const page = await openPage();
    await page.evaluatePopup('visitor', [item('b', 'B')], 'pt');
    await page.closePopup('visitor');
    const inEnglish = item('b', 'B', '<p>in English</p>');
    expect(await page.evaluatePopup('visitor', [inEnglish], 'en')).toBe(false);
    expect(await page.evaluatePopup('visitor', [item('b', 'B')], 'pt')).toBe(false);
    expect(await page.evaluatePopup('visitor', [inEnglish, item('c', 'B')], 'en')).toBe(true);
  });

  it('shows one announcement at a first login, preferably one for first logins', async () => {
    const { slidesOf } = await openPage();
    const ids = (firstLogin: boolean, ...all: Announcement[]) => slidesOf(all, firstLogin).map(({ id }) => id);
    expect(ids(true, item('a', 'A'), item('f', 'F'), item('c', 'A'))).toEqual(['f']);
    expect(ids(true, item('a', 'A'), item('c', 'A'))).toEqual(['a']);
    expect(ids(false, item('a', 'A'), item('c', 'A'))).toEqual(['a', 'c']);
  });

  it('knows nothing to show of an empty list, and does not forget what was closed', async () => {
    const page = await openPage();
    await page.evaluatePopup('visitor', [item('b', 'B')], 'pt');
    await page.closePopup('visitor');
    expect(await page.evaluatePopup('visitor', [], 'pt')).toBe(false);
    expect(await page.evaluatePopup('visitor', [item('b', 'B')], 'pt')).toBe(false);
  });
});
