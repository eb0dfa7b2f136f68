import { describe, expect, it } from 'vitest';
import { newToken, seal, tokenId, unseal } from './seal.ts';

describe('a sealed player token', () => {
  it('opens with the session token it was sealed under, and with no other', () => {
    const [mine, other] = [newToken(), newToken()];
    const sealed = seal(mine, 'player-token');
    expect(unseal(mine, sealed)).toBe('player-token');
    expect(() => unseal(other, sealed)).toThrow();
    expect(tokenId(mine)).not.toContain(mine);
  });

  it('does not open when it was changed', () => {
    const token = newToken();
    const bytes = Buffer.from(seal(token, 'player-token'), 'base64url');
    bytes[30] = (bytes[30] ?? 0) ^ 1;
    expect(() => unseal(token, bytes.toString('base64url'))).toThrow();
  });
});
