// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Announcement, Announcements } from '#src/contract/lobby/announcements.schema.ts';
import { homeAnnouncementsResource } from '#src/state/lobby/announcements.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { type RunningGame, runningGameAtom } from '#src/state/lobby/running-game.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { statusResource } from '#src/state/site/site.ts';
import { AnnouncementPopup } from './announcement-popup.tsx';
import { PopupActions } from './popup-actions.tsx';
import { PopupSheet } from './popup-sheet.tsx';

const evaluatePopup = vi.hoisted(() => vi.fn(async () => true));
vi.mock('#src/state/app/popup-state.ts', async (original) => ({
  ...(await original<typeof import('#src/state/app/popup-state.ts')>()),
  evaluatePopup,
  closePopup: async () => undefined,
}));
vi.mock('@tanstack/react-router', () => ({ useNavigate: () => () => undefined }));

const item = (id: string, more: Partial<Announcement> = {}): Announcement => ({
  id,
  title: `Title of ${id}`,
  content: `<p>${id}</p>`,
  promotionType: '',
  execution: 'B',
  read: false,
  force: false,
  createdAt: 0,
  ...more,
});
const listOf = (...popup: Announcement[]): Announcements => ({
  banners: [],
  playerNotices: [],
  popup,
  hot: [],
  promotion: [],
  agent: [],
  footer: { unreadCount: 0 },
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const store = () => {
  const made = createStore();
  made.set(languageAtom, 'pt');
  made.set(sessionState, { status: 'guest' });
  return made;
};
const show = (page: ReactNode, state = store()) =>
  render(
    <Provider store={state}>
      <I18nProvider i18n={i18n}>{page}</I18nProvider>
    </Provider>,
  );
const pass = (time: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(time);
    await vi.dynamicImportSettled();
  });

beforeEach(() => {
  vi.useFakeTimers();
  evaluatePopup.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the popup of home', () => {
  it('is evaluated 500 ms after it is rendered and after each change of the list [S1-286]', async () => {
    const state = store();
    const put = (...list: Announcement[]) => homeAnnouncementsResource.set(state, { language: 'pt' }, listOf(...list));
    put(item('a'), item('m', { execution: 'A' }));
    show(<AnnouncementPopup />, state);
    await pass(490);
    expect(evaluatePopup).not.toHaveBeenCalled();
    await pass(20);
    expect(evaluatePopup).toHaveBeenCalledExactlyOnceWith('visitor', [item('a')], 'pt');
    act(() => put(item('b')));
    await pass(490);
    expect(evaluatePopup).toHaveBeenCalledOnce();
    await pass(20);
    expect(evaluatePopup).toHaveBeenLastCalledWith('visitor', [item('b')], 'pt');
  });

  it('waits until the session is known', async () => {
    const state = store();
    state.set(sessionState, { status: 'restoring' });
    homeAnnouncementsResource.set(state, { language: 'pt' }, listOf(item('a')));
    show(<AnnouncementPopup />, state);
    await pass(2000);
    expect(evaluatePopup).not.toHaveBeenCalled();
  });

  it('waits while a game opens', async () => {
    const state = store();
    homeAnnouncementsResource.set(state, { language: 'pt' }, listOf(item('a')));
    show(<AnnouncementPopup />, state);
    await pass(600);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    const game = { id: 1, url: 'about:blank', name: 'Any', of: null, demo: true, game: null, openedAt: 0, askedAt: 0 };
    act(() => state.set(runningGameAtom, game as unknown as RunningGame));
    await pass(600);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => state.set(runningGameAtom, null));
    await pass(600);
    expect(screen.queryByRole('dialog')).not.toBeNull();
  });
});

describe('its pages', () => {
  const heading = () => screen.getByRole('heading').textContent;
  const withAutoplay = (on: boolean) => {
    const state = store();
    const status = { info: { whitelabel: { flags: { popupAutoplay: on } } } };
    statusResource.set(state, undefined, status as unknown as NonNullable<ReturnType<typeof statusResource.peek>>);
    return state;
  };

  it('have arrows only when there are several [S1-182]', async () => {
    const view = show(<PopupSheet open items={[item('a')]} onClose={() => undefined} />);
    expect(screen.queryByLabelText('Next announcement')).toBeNull();
    view.unmount();
    show(<PopupSheet open items={[item('a'), item('b')]} onClose={() => undefined} />);
    fireEvent.click(screen.getByLabelText('Next announcement'));
    expect(heading()).toBe('Title of b');
  });

  it('are turned by a horizontal swipe, each with its title and its content [S1-181]', () => {
    const items = ['a', 'b', 'c'].map((id) => item(id, { content: `<p>Text <strong>${id}</strong></p>` }));
    show(<PopupSheet open items={items} onClose={() => undefined} />);
    const swipe = (dx: number, dy = 0) => {
      const page = screen.getByText(/^Text/);
      fireEvent.touchStart(page, { touches: [{ clientX: 180, clientY: 300 }] });
      fireEvent.touchEnd(page, { changedTouches: [{ clientX: 180 + dx, clientY: 300 + dy }] });
      return [heading(), screen.getByText(/^Text/).innerHTML];
    };
    const page = (id: string) => [`Title of ${id}`, `Text <strong>${id}</strong>`];
    expect(swipe(-80)).toEqual(page('b'));
    expect(swipe(-30)).toEqual(page('b'));
    expect(swipe(-80, 120)).toEqual(page('b'));
    expect(swipe(-80)).toEqual(page('c'));
    expect(swipe(-80)).toEqual(page('c'));
    expect(swipe(80)).toEqual(page('b'));
  });

  it('advance every 5000 ms when that is enabled, and only then [S1-294]', async () => {
    const two = [item('a'), item('b')];
    const view = show(<PopupSheet open items={two} onClose={() => undefined} />, withAutoplay(true));
    await pass(4900);
    expect(heading()).toBe('Title of a');
    await pass(200);
    expect(heading()).toBe('Title of b');
    await pass(5000);
    expect(heading()).toBe('Title of a');
    view.unmount();
    show(<PopupSheet open items={two} onClose={() => undefined} />, withAutoplay(false));
    await pass(20_000);
    expect(heading()).toBe('Title of a');
  });

  it('that must be read close on the last one only [S1-292]', () => {
    const onClose = vi.fn();
    show(<PopupSheet open items={[item('a', { force: true }), item('b')]} onClose={onClose} />);
    fireEvent.click(screen.getByLabelText('Close'));
    expect([heading(), onClose.mock.calls.length]).toEqual(['Title of b', 0]);
    fireEvent.click(screen.getByLabelText('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('mark the page while they are open [S1-293]', () => {
    const view = show(<PopupSheet open items={[item('a')]} onClose={() => undefined} />);
    expect(document.body.classList.contains('popup-on')).toBe(true);
    view.unmount();
    expect(document.body.classList.contains('popup-on')).toBe(false);
  });
});

describe('the action of an announcement', () => {
  const actionsOf = (about: string, type?: number) => {
    const state = store();
    const member = { token: 't', merchantCode: 'mare', userName: 'ana', firstTimeLogin: false, expiresAt: 0 };
    if (type !== undefined) state.set(sessionState, { status: 'member', member: { ...member, type } });
    const left: string[] = [];
    const view = show(<PopupActions about={about} onLeave={(path) => left.push(path)} />, state);
    const names = screen.queryAllByRole('button').map((button) => button.textContent);
    for (const button of screen.queryAllByRole('button')) fireEvent.click(button);
    view.unmount();
    return names.map((name, at) => [name, left[at]]);
  };
  const [account, rewards] = [
    ['Create account', '/m/register'],
    ['See my rewards', '/m/rewardCenter'],
  ];
  const tryOne = ['Try a game', '/m/gameList?gameType=HOT'];

  it('depends on its subject and its reader: rewards are for members [S1-184]', () => {
    for (const noAccount of [undefined, 4]) {
      expect(actionsOf('WELCOME', noAccount)).toEqual([tryOne, account]);
      expect(actionsOf('MISSION', noAccount)).toEqual([account]);
      expect(actionsOf('', noAccount)).toEqual([]);
    }
    expect(actionsOf('WELCOME', 0)).toEqual([tryOne]);
    for (const about of ['TOURNAMENT', 'MISSION', 'REFERRAL', '', 'ANOTHER'])
      expect(actionsOf(about, 0)).toEqual([rewards]);
  });

  it('is omitted for one about responsible gaming', () => {
    for (const type of [undefined, 0, 3, 4]) expect(actionsOf('RESPONSIBLE', type)).toEqual([]);
  });
});
