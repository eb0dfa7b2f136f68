import { createDecipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sealServicePath } from './service-path.ts';

function open(path: string): string {
  const key = Buffer.from(path.slice(-8), 'latin1');
  const decipher = createDecipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  return Buffer.concat([decipher.update(Buffer.from(path.slice(0, -8), 'base64')), decipher.final()]).toString();
}

describe("a service entry's address", () => {
  it('is cipher text followed by its 8-character key, another at each sealing [S1-209, S1-261]', () => {
    const address = 'https://suporte.mare.example/chat?fila=geral&nome=João';
    const [a, b] = [sealServicePath(address), sealServicePath(address)];
    expect(open(a)).toBe(address);
    expect(open(b)).toBe(address);
    expect(a.slice(-8)).not.toBe(b.slice(-8));
    expect(a).not.toContain('suporte');
  });

  it('is plain DES: what `openssl enc -des-ecb` makes of the same text and key', () => {
    expect(sealServicePath('https://a.example', '8bytekey')).toBe('cDupIkW1e3IHJBMmXE6wjTOS4taoBwFR8bytekey');
  });

  it('needs a key of eight bytes', () => {
    expect(() => sealServicePath('https://a.example', 'short')).toThrow();
  });
});
