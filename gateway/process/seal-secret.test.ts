import { expect, it } from 'vitest';
import { sealedWith, sealSecret, unsealSecret } from './seal-secret.ts';
import { markOf } from './secrets.ts';

const before = { masterSecret: 'the master secret of last year, 1234' };
const after = { masterSecret: 'the master secret of this year, 5678' };
const both = { ...after, alsoSecret: before.masterSecret };

it('a sealed secret opens with the secret that sealed it, also beside a newer one, and with no other', () => {
  const sealed = sealSecret(before, 'vendor key COR 1', 'hush');
  expect(sealed).not.toContain('hush');
  expect(sealSecret(before, 'vendor key COR 1', 'hush')).not.toBe(sealed);
  expect(unsealSecret(before, 'vendor key COR 1', sealed)).toBe('hush');
  expect(unsealSecret(both, 'vendor key COR 1', sealed)).toBe('hush');
  expect(unsealSecret(after, 'vendor key COR 1', sealed)).toBeNull();
  expect([sealedWith(sealed), sealedWith('')]).toEqual([markOf(before), '']);
});

it('opens under its own name alone, and not when a byte of it was changed', () => {
  const sealed = sealSecret(after, 'vendor key COR 1', 'hush');
  expect(unsealSecret(after, 'vendor key COR 2', sealed)).toBeNull();
  for (const text of [`${sealed.slice(0, -3)}AAA`, `${markOf(after)}.`, `${markOf(after)}.AAAA`, 'nonsense', ''])
    expect(unsealSecret(after, 'vendor key COR 1', text), text).toBeNull();
});
