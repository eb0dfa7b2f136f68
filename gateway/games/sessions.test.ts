import { describe, expect, it } from 'vitest';
import { newToken, encryptToken, tokenId, decryptToken } from './sessions.ts';

describe('an encrypted player token', () => {
  it('decrypts with the session token that encrypted it, and with no other', () => {
    const [mine, other] = [newToken(), newToken()];
    const sealed = encryptToken(mine, 'player-token');
    expect(decryptToken(mine, sealed)).toBe('player-token');
    expect(() => decryptToken(other, sealed)).toThrow();
    expect(tokenId(mine)).not.toContain(mine);
  });

  it('does not open when it was changed', () => {
    const token = newToken();
    const bytes = Buffer.from(encryptToken(token, 'player-token'), 'base64url');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    expect(() => decryptToken(token, bytes.toString('base64url'))).toThrow();
  });
});
