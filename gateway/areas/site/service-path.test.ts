import { describe, expect, it } from 'vitest';
import { openServicePath, obfuscateServicePath } from './service-path.ts';

describe("a service entry's address", () => {
  it('is ciphertext followed by its 8-character key, another one each time [S1-261]', () => {
    const address = 'https://suporte.mare.example/chat?fila=geral&nome=João';
    const [a, b] = [obfuscateServicePath(address), obfuscateServicePath(address)];
    expect(openServicePath(a)).toBe(address);
    expect(openServicePath(b)).toBe(address);
    expect(a.slice(-8)).not.toBe(b.slice(-8));
    expect(a).not.toContain('suporte');
  });

  it('is plain DES: what `openssl enc -des-ecb` makes of the same text and key', () => {
    expect(obfuscateServicePath('https://a.example', '8bytekey')).toBe('cDupIkW1e3IHJBMmXE6wjTOS4taoBwFR8bytekey');
  });

  it('needs a key of eight bytes', () => {
    expect(() => obfuscateServicePath('https://a.example', 'short')).toThrow();
  });
});
