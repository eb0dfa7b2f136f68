import { rootOfReceipt, treeHeadText, writeReceipt } from '../receipt.ts';

const wallet = 'wallet:8c0f0a60-6a5c-4c1e-9a63-0d6c6f3c1c55:BRL';
const inBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** The receipt of a journal in a log of a million, with a path of twenty hashes; text and key are Base64url. */
export async function newReceipt() {
  const key = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  if (!('privateKey' in key)) throw new Error('this device makes no pair of keys');
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
  const publicKey = inBase64url(new Uint8Array(await crypto.subtle.exportKey('raw', key.publicKey)));
  return { bytes, text: inBase64url(bytes), publicKey, journal };
}
