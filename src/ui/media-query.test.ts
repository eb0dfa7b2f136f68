// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { mediaMatches, onMediaChange } from './media-query.ts';

it.each([
  ['missing', undefined],
  [
    'refused',
    () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  ],
])('a media query that is %s does not hold, and never changes', (_, matchMedia) => {
  vi.stubGlobal('matchMedia', matchMedia);
  const changed = vi.fn();
  expect(mediaMatches('print')).toBe(false);
  onMediaChange('print', changed)();
  expect(changed).not.toHaveBeenCalled();
});
