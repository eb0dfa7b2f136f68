import { describe, expect, it } from 'vitest';
import { checkReceipt } from './check-receipt.ts';
import { rootOfReceipt, treeHeadText, writeReceipt } from './receipt.ts';

const wallet = 'wallet:8c0f0a60-6a5c-4c1e-9a63-0d6c6f3c1c55:BRL';
/** A journal in a log of a million, with a path of twenty hashes. */
async function newReceipt() {
  const key = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const hash = (byte: number) => new Uint8Array(32).fill(byte);
  const journal = {
    ...{ chain: 'house:pix:BRL', seq: 123_456, id: '0mz3kq1l0a3f5b7c9d1e3f5a7b9c1', kind: 'deposit' },
    ...{ ref: 'E12345678202603141200abcdef12345', madeBy: '', createdAt: 1_795_000_000_000 },
    postings: [
      { accountId: 'house:pix:BRL', amount: -500_000 },
      { accountId: wallet, amount: 500_000 },
    ],
  };
  const path = Array.from({ length: 20 }, (_, index) => hash(index));
  const rest = { journal, before: hash(200), place: 654_321, size: 2 ** 20, at: 1_795_000_001_000, path };
  const root = (await rootOfReceipt({ ...rest, signature: new Uint8Array(64) })) ?? '';
  const text = new TextEncoder().encode(treeHeadText({ size: rest.size, root, at: rest.at }));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', key.privateKey, text));
  const bytes = writeReceipt({ ...rest, signature });
  const publicKey = Buffer.from(await crypto.subtle.exportKey('raw', key.publicKey)).toString('base64url');
  return { bytes, text: Buffer.from(bytes).toString('base64url'), publicKey, journal };
}

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
