// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createApi } from './api.ts';
import { appBridge, postFailure } from './app-messages.ts';
import { stored, takeEntry } from './entry.ts';
import { listenToKeys } from './controls.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  document.body.replaceChildren();
});

describe('the address', () => {
  it('gives up its launch code at once', () => {
    history.replaceState(null, '', '/slot/?code=ABISSAL.secret-code&vendor=ABISSAL&lang=en');
    expect(takeEntry()).toEqual({ code: 'ABISSAL.secret-code', vendor: 'ABISSAL', language: 'en' });
    expect(location.href).not.toContain('secret-code');
    expect(takeEntry()).not.toHaveProperty('code');
  });
});

describe('what a reload finds', () => {
  it('is the token and the preferences; corrupt ones are dropped', () => {
    stored.storeToken('a-token');
    stored.storePreferences({ sound: true, bet: { lineStake: 10, lines: 5 } });
    expect(stored.token()).toBe('a-token');
    expect(stored.preferences()).toEqual({ sound: true, bet: { lineStake: 10, lines: 5 } });
    sessionStorage.setItem('slot-preferences', '{"sound":"loud"');
    expect(stored.preferences()).toEqual({ sound: false });
    stored.dropToken();
    expect(stored.token()).toBeUndefined();
  });

  it('is nothing where storage is closed, and the page still runs', () => {
    vi.stubGlobal('sessionStorage', undefined);
    stored.storeToken('a-token');
    expect(stored.token()).toBeUndefined();
    vi.unstubAllGlobals();
  });
});

describe('the app’s messages', () => {
  it('count only from the app’s own window and origin', () => {
    const closed = vi.fn();
    appBridge('http://app.test', closed);
    const tell = (origin: string, data: unknown) =>
      dispatchEvent(new MessageEvent('message', { origin, data, source: parent as Window }));
    tell('http://evil.test', { type: 'mare:close' });
    tell('http://app.test', 'mare:close');
    tell('http://app.test', { type: 'other' });
    expect(closed).not.toHaveBeenCalled();
    tell('http://app.test', { type: 'mare:close' });
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe('a game that cannot be opened', () => {
  it('reports it to the framing page, and to none where it is not framed', () => {
    const post = vi.fn();
    vi.stubGlobal('postMessage', post);
    postFailure();
    expect(post).not.toHaveBeenCalled();
    vi.stubGlobal('parent', { postMessage: post });
    postFailure();
    expect(post).toHaveBeenCalledExactlyOnceWith({ type: 'mare:failed' }, '*');
  });
});

describe('the keys', () => {
  it('spin and step, but leave a focused button and an open sheet alone', () => {
    const actions = { spin: vi.fn(), step: vi.fn() };
    listenToKeys(actions);
    const button = document.createElement('button');
    document.body.append(button);
    const press = (key: string, target: EventTarget = document.body, more: KeyboardEventInit = {}) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));
    press(' ');
    press('Enter');
    press('Enter', document.body, { repeat: true });
    press('Enter', button);
    press(' ', document.body, { ctrlKey: true });
    expect(actions.spin).toHaveBeenCalledTimes(2);
    press('ArrowUp', button);
    expect(actions.step).toHaveBeenCalledWith('moreStake');
    const sheet = document.createElement('dialog');
    sheet.setAttribute('open', '');
    document.body.append(sheet);
    press(' ');
    press('ArrowUp');
    expect(actions.spin).toHaveBeenCalledTimes(2);
    expect(actions.step).toHaveBeenCalledTimes(1);
  });
});

describe('an answer that cannot be read', () => {
  it.each([
    ['HTML', () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } })],
    ['another shape', () => Response.json({ success: true, value: { status: 'won' } })],
    ['a server error', () => Response.json({ success: false, message: 'unknown_error' }, { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('failed'))],
  ])('is lost, not refused: %s', async (_, respond) => {
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => respond()),
    );
    const api = createApi(() => 'token');
    expect(await api.spin({ stake: '2.00', lines: 20, idempotencyKey: 'key-00000001' })).toEqual({
      ok: false,
      error: 'lost',
    });
  });

  it('is distinguished from a refusal', async () => {
    const fetched = vi.fn(async () => Response.json({ success: false, message: 'round_in_progress' }));
    vi.stubGlobal('fetch', fetched);
    const api = createApi(() => 'token');
    expect(await api.round('key-00000001')).toEqual({ ok: false, error: 'round_in_progress' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/round',
      expect.objectContaining({ headers: expect.objectContaining({ Authorization: 'Bearer token' }) }),
    );
  });
});
