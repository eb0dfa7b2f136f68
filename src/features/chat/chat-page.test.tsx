// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showInApp } from '#src/components/testing/show-in-app.tsx';
import { configureHttp } from '#src/platform/calls/send.ts';
import { sessionState } from '#src/state/identity/session-atoms.ts';
import { ChatPage } from './chat-page.tsx';
import { wholeColor } from './launch-chat.ts';

const chatUrl = 'https://chat.test/?code=once';
const opened = () => Response.json({ success: true, value: { chatUrl } });
const site = { calls: [] as URL[], answer: opened as () => Response | Promise<Response> };
const left: string[] = [];

async function open() {
  const shown = await showInApp(() => <ChatPage leaveTo={(address) => void left.push(address)} />);
  const member = { token: 't', merchantCode: 'mare', userName: 'ana', type: 0, firstTimeLogin: false };
  await act(async () =>
    shown.store.set(sessionState, { status: 'member', member: { ...member, expiresAt: Date.now() + 900_000 } }),
  );
  return shown;
}

/** Opens the page and answers it once the call has come: its code is read in real time, what follows is not. */
async function openAndAnswer() {
  let answer: (response: Response) => void = () => {};
  site.answer = () => new Promise((resolve) => (answer = resolve));
  await open();
  await vi.waitFor(() => expect(site.calls).toHaveLength(1), { timeout: 20_000 });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () =>
    act(async () => {
      answer(opened());
      for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    });
}

beforeEach(() => {
  left.length = 0;
  site.calls = [];
  site.answer = opened;
  configureHttp({
    fetch: async (input) => {
      site.calls.push(new URL((input as Request).url));
      return site.answer();
    },
    origin: 'http://gateway.test',
    getToken: () => 't',
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks for the chat with its six fields and leads to it after half a second [S1-310, S1-382, S1-383]', async () => {
  const answer = await openAndAnswer();
  const { pathname, searchParams } = site.calls[0] as URL;
  expect(pathname).toBe('/wps/relay/CBS_launchChat');
  expect(Object.fromEntries(searchParams)).toEqual({
    b2c: '1',
    language: 'EN',
    backUrl: `${location.origin}/m/message`,
    headerColor: '#ffffff',
    title: 'Support',
    moduleId: 'CBS3',
  });
  await answer();
  await act(() => vi.advanceTimersByTimeAsync(480));
  expect(left).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(40));
  expect(left).toEqual([chatUrl]);
});

it('does not navigate after the visitor has gone back', async () => {
  const answer = await openAndAnswer();
  await answer();
  cleanup();
  await vi.advanceTimersByTimeAsync(2000);
  expect(left).toEqual([]);
});

it('says why it does not open, and asks again when it is asked to', async () => {
  site.answer = () => Response.json({ success: false, message: 'no_permission' }, { status: 403 });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The chat did not open');
  expect(screen.getByRole('link', { name: 'Other ways to reach us' }).getAttribute('href')).toBe('/m/service');
  site.answer = opened;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await vi.waitFor(() => expect(left).toEqual([chatUrl]), { timeout: 3000 });
});

it('opens no address that is none of the web', async () => {
  site.answer = () => Response.json({ success: true, value: { chatUrl: 'javascript:alert(1)' } });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The requested URL is empty');
  expect(left).toEqual([]);
});

it.each([
  ['#fff', '#ffffff'],
  [' #13222C', '#13222c'],
  ['teal', '#ffffff'],
  ['', '#ffffff'],
])('a header is coloured %s as %s', (color, whole) => {
  expect(wholeColor(color)).toBe(whole);
});
