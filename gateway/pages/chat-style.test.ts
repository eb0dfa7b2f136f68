import { expect, it } from 'vitest';
import { chatStyle } from './chat-style.ts';

const tokens = ':root{--surface:#fff;--ink:#0f1f29}:root[data-theme=dark]{--surface: #13222c}';

it.each(['#ffffff', '#13222c'])('a header of a theme’s own surface, %s, follows the theme [S1-382]', (color) => {
  expect(chatStyle(tokens, color)).toContain('--header:var(--surface);--on-header:var(--ink)}');
});

it.each([
  ['#0a6b75', '#ffffff'],
  ['#ffd200', '#0f1f29'],
])('a header of another colour, %s, has words of %s [S1-382]', (color, words) => {
  expect(chatStyle(tokens, color)).toContain(`:root{--header:${color};--on-header:${words}}`);
});
