import { describe, expect, it } from 'vitest';
import { checkReceipt } from './check-receipt.ts';
import { newReceipt } from './testing/new-receipt.ts';

describe('the receipt of a journal in a log of a million', () => {
  it('has one kilobyte at most, and is proven', async () => {
    const { bytes, text, publicKey, journal } = await newReceipt();
    expect(bytes.length).toBeLessThanOrEqual(1024);
    expect(await checkReceipt(text, publicKey)).toMatchObject({ verdict: 'proven', receipt: { journal } });
  });

  it('is wrong by any other key, and with any byte changed, added or cut off', async () => {
    const { bytes, text, publicKey } = await newReceipt();
    const verdictOf = async (changed: Uint8Array) =>
      (await checkReceipt(Buffer.from(changed).toString('base64url'), publicKey)).verdict;
    for (const at of bytes.keys()) {
      const spoiled = Uint8Array.from(bytes);
      spoiled[at] = (spoiled[at] ?? 0) ^ 4;
      expect(await verdictOf(spoiled)).toBe('wrong');
    }
    expect(await verdictOf(bytes.slice(0, -1))).toBe('wrong');
    expect(await verdictOf(Uint8Array.of(...bytes, 0))).toBe('wrong');
    expect(await verdictOf(new Uint8Array())).toBe('wrong');
    expect((await checkReceipt(text, (await newReceipt()).publicKey)).verdict).toBe('wrong');
    expect((await checkReceipt('nonsense !', publicKey)).verdict).toBe('wrong');
  });
});
