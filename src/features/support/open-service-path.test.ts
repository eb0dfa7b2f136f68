import { describe, expect, it } from 'vitest';
import { openServicePath } from './service-links.tsx';

describe("a service entry's path", () => {
  it('opens with the key at its end: as made by `openssl enc -des-ecb` [S1-261]', () => {
    expect(openServicePath('cDupIkW1e3IHJBMmXE6wjTOS4taoBwFR8bytekey')).toEqual({
      href: 'https://a.example/',
      host: 'a.example',
    });
  });

  it.each(['', '8bytekey', 'not base64 at all!', 'cDupIkW1e3IHJBMmXE6wjTOS4taoBwFRwrongkey', 'x'.repeat(5000)])(
    'that does not decode opens nothing: %.30s',
    (path) => expect(openServicePath(path)).toBeUndefined(),
  );
});
