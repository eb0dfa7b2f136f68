// @vitest-environment happy-dom
import { createStore } from 'jotai';
import { afterEach, describe, expect, it } from 'vitest';
import { takePromptAtom } from './prompt-guard.ts';
import { runningGameAtom } from './running-game.ts';

afterEach(() => document.body.replaceChildren());

const put = (tag: string): HTMLElement => document.body.appendChild(document.createElement(tag));

describe('the question that a page may put by itself', () => {
  it('is put once', () => {
    const store = createStore();
    expect([store.set(takePromptAtom), store.set(takePromptAtom)]).toEqual([true, false]);
  });

  it('waits during typing, playing or a dialog, and is not lost', () => {
    const store = createStore();
    put('input').focus();
    expect(store.set(takePromptAtom)).toBe(false);
    document.body.replaceChildren();

    const dialog = put('div');
    dialog.setAttribute('role', 'alertdialog');
    expect(store.set(takePromptAtom)).toBe(false);
    dialog.remove();

    const body = { category: 'RNG', vendor: 'COR', gameId: '', nodeId: '' } as const;
    const game = { id: 1, url: 'https://games.example/', name: 'A game', game: null, body, tellsReady: true };
    store.set(runningGameAtom, {
      ...game,
      askedAt: 0,
      openedAt: 0,
      iconUrl: undefined,
      of: null,
      demo: false,
      opener: null,
    });
    expect(store.set(takePromptAtom)).toBe(false);
    store.set(runningGameAtom, null);
    expect(store.set(takePromptAtom)).toBe(true);
  });
});
