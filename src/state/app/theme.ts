import { atom } from 'jotai';
import { applyTheme, type Theme } from '#src/platform/device/theme.ts';

const shown = atom<Theme>('light');

/** The active theme, light by default [S1-033]; setting it applies and stores it. */
export const themeAtom = atom(
  (get) => get(shown),
  (_get, set, theme: Theme) => {
    set(shown, theme);
    applyTheme(theme);
  },
);
