// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, readTheme } from './theme.ts';

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML =
    '<meta name="theme-color" content="#f2f6f8"><style>:root{--bg:#f2f6f8}:root[data-theme=dark]{--bg:#0b161d}</style>';
});

describe('the theme', () => {
  it('is light when nothing, or nothing known, is stored [S1-033]', () => {
    expect(readTheme()).toBe('light');
    localStorage.setItem('theme', 'sepia');
    expect(readTheme()).toBe('light');
  });

  it('is stored in local storage, on the root element and in the browser’s bars', () => {
    applyTheme('dark');
    expect(readTheme()).toBe('dark');
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#0b161d');
    applyTheme('light');
    expect(document.querySelector('meta[name=theme-color]')?.getAttribute('content')).toBe('#f2f6f8');
  });

  it('works where local storage is forbidden', () => {
    const forbid = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: forbid, setItem: forbid });
    applyTheme('dark');
    expect(readTheme()).toBe('light');
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
});
