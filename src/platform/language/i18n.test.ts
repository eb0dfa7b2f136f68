// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Language } from '#src/contract/core/wire.ts';
import {
  createI18n,
  detectLanguage,
  hasPageTexts,
  loadCatalogue,
  loadPageTexts,
  prepareLanguage,
  rememberLanguage,
} from './i18n.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'language=; max-age=0; path=/';
});

describe('detectLanguage', () => {
  it('is Portuguese when neither local storage nor configuration names one [S1-001]', () => {
    expect(detectLanguage()).toBe('pt');
  });

  it('is the cookie’s, and before that local storage’s [S1-269]', () => {
    document.cookie = 'language=en; path=/';
    expect(detectLanguage()).toBe('en');
    localStorage.setItem('language', 'pt');
    expect(detectLanguage()).toBe('pt');
  });

  it('passes over a language that cannot be chosen [S1-002]', () => {
    localStorage.setItem('language', 'zh');
    document.cookie = 'language=fr; path=/';
    expect(detectLanguage()).toBe('pt');
  });

  it('works where local storage is forbidden', () => {
    const getItem = vi.fn(() => {
      throw new DOMException('no', 'SecurityError');
    });
    vi.stubGlobal('localStorage', { getItem });
    document.cookie = 'language=en; path=/';
    expect(detectLanguage()).toBe('en');
    expect(getItem).toHaveBeenCalled();
  });
});

describe('rememberLanguage', () => {
  it('stores it under the key language, and in the cookie that the gateway reads [S1-269]', () => {
    rememberLanguage('en');
    expect(localStorage.getItem('language')).toBe('en');
    expect(document.cookie).toContain('language=en');
    localStorage.clear();
    expect(detectLanguage()).toBe('en');
  });

  it('falls back on the cookie where local storage is full', () => {
    const setItem = vi.fn(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    vi.stubGlobal('localStorage', { getItem: () => null, setItem });
    rememberLanguage('en');
    expect(detectLanguage()).toBe('en');
  });
});

describe('the catalogues', () => {
  it('are those of Portuguese and English, and no others [S1-002]', async () => {
    expect(Language.options).toEqual(['pt', 'en']);
    for (const language of Language.options) {
      const messages = await loadCatalogue(language);
      expect(Object.keys(messages).length).toBeGreaterThan(0);
      const i18n = createI18n(language, messages);
      expect([i18n.locale, i18n.locales]).toEqual([language, [language === 'pt' ? 'pt-BR' : 'en-GB']]);
    }
  });
});

describe('the texts beyond home’s', () => {
  it('load when first needed, next to the loaded ones', async () => {
    const home = await loadCatalogue('pt');
    const i18n = createI18n('pt', home);
    expect(hasPageTexts(false)).toBe(false);
    await loadPageTexts(false);
    expect([hasPageTexts(false), hasPageTexts(true)]).toEqual([true, false]);
    expect(i18n.messages).toMatchObject(home);
    const visitors = Object.keys(i18n.messages).length;
    expect(visitors).toBeGreaterThan(Object.keys(home).length);
    await loadPageTexts(true);
    expect(hasPageTexts(true)).toBe(true);
    expect(Object.keys(i18n.messages).length).toBeGreaterThan(visitors);
  });

  it('load at once with a chosen language, as many as the previous one had', async () => {
    const i18n = createI18n('pt', await loadCatalogue('pt'));
    await loadPageTexts(true);
    const portuguese = Object.keys(i18n.messages);
    const change = await prepareLanguage(i18n, 'en');
    expect(i18n.locale).toBe('pt');
    change();
    expect([i18n.locale, hasPageTexts(true)]).toEqual(['en', true]);
    expect(Object.keys(i18n.messages).toSorted()).toEqual(portuguese.toSorted());
  });

  it('are reported when they are missing, and show nothing in their place', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const i18n = createI18n('pt', await loadCatalogue('pt'));
    const unknown: string = 'no such id';
    expect(i18n._(unknown)).toBe('');
    expect(reported).toHaveBeenCalledOnce();
  });
});
