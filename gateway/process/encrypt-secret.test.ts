import { expect, it } from 'vitest';
import { encryptedWith, encryptSecret, decryptSecret } from './encrypt-secret.ts';
import { markOf } from './secrets.ts';

const before = { masterSecret: 'the master secret of last year, 1234' };
const after = { masterSecret: 'the master secret of this year, 5678' };
const both = { ...after, alsoSecret: before.masterSecret };

it('a secret is decrypted by the master secret that encrypted it, also next to a newer one, and by no other', () => {
  const sealed = encryptSecret(before, 'vendor key COR 1', 'hush');
  expect(sealed).not.toContain('hush');
  expect(encryptSecret(before, 'vendor key COR 1', 'hush')).not.toBe(sealed);
  expect(decryptSecret(before, 'vendor key COR 1', sealed)).toBe('hush');
  expect(decryptSecret(both, 'vendor key COR 1', sealed)).toBe('hush');
  expect(decryptSecret(after, 'vendor key COR 1', sealed)).toBeNull();
  expect([encryptedWith(sealed), encryptedWith('')]).toEqual([markOf(before), '']);
});

it('opens under its own name alone, and not when a byte of it was changed', () => {
  const sealed = encryptSecret(after, 'vendor key COR 1', 'hush');
  expect(decryptSecret(after, 'vendor key COR 2', sealed)).toBeNull();
  for (const text of [`${sealed.slice(0, -3)}AAA`, `${markOf(after)}.`, `${markOf(after)}.AAAA`, 'nonsense', ''])
    expect(decryptSecret(after, 'vendor key COR 1', text), text).toBeNull();
});
