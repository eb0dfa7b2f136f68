// @vitest-environment happy-dom
import { setupI18n } from '@lingui/core';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { languageDebounce } from '#src/contract/core/limits.ts';
import * as catalogues from '#src/platform/language/i18n.ts';
import { changeLanguage, languageAtom, useSettledLanguage } from './language.ts';

vi.mock('#src/platform/language/i18n.ts', { spy: true });
afterEach(cleanup);

describe('changeLanguage', () => {
  it('changes texts, document and atom at once and stores the choice', async () => {
    const store = createStore();
    const i18n = setupI18n();
    i18n.loadAndActivate({ locale: 'pt', messages: {} });
    await changeLanguage(store, i18n, 'en');
    expect(store.get(languageAtom)).toBe('en');
    expect(i18n.locale).toBe('en');
    expect(document.documentElement.lang).toBe('en-GB');
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.cookie).toContain('language=en');
  });

  it('ends with the last choice, also when the previous catalogue loads later', async () => {
    const store = createStore();
    const i18n = setupI18n();
    const late = vi.mocked(catalogues.prepareLanguage);
    late.mockImplementationOnce(
      () =>
        new Promise((resolve) => setTimeout(resolve, 50, () => i18n.loadAndActivate({ locale: 'en', messages: {} }))),
    );
    await Promise.all([changeLanguage(store, i18n, 'en'), changeLanguage(store, i18n, 'pt')]);
    expect([store.get(languageAtom), i18n.locale, document.documentElement.lang]).toEqual(['pt', 'pt', 'pt-BR']);
  });
});

describe('useSettledLanguage', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });
  const show = (ms: number) => {
    const store = createStore();
    const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
    const { result } = renderHook(() => useSettledLanguage(ms), { wrapper });
    const choose = (language: 'pt' | 'en') => act(() => store.set(languageAtom, language));
    const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
    return { result, choose, wait };
  };

  it('follows a change after 250 ms on home', async () => {
    const { result, choose, wait } = show(languageDebounce.home);
    choose('en');
    await wait(249);
    expect(result.current).toBe('pt');
    await wait(1);
    expect(result.current).toBe('en');
  });

  it('follows a change after 200 ms on help', async () => {
    const { result, choose, wait } = show(languageDebounce.help);
    choose('en');
    await wait(199);
    expect(result.current).toBe('pt');
    await wait(1);
    expect(result.current).toBe('en');
  });

  it('does not follow one that was taken back in time', async () => {
    const { result, choose, wait } = show(250);
    choose('en');
    await wait(200);
    choose('pt');
    await wait(1000);
    expect(result.current).toBe('pt');
  });
});
