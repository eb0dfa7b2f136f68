import { commitmentOf, toHex } from '#src/contract/core/commitment.ts';
import { type Hash, isSame, leafOf, rootOfPath } from './merkle.ts';

/** The fields that a journal's hash covers, besides the hash before it in its chain; money in minor units, `createdAt` in epoch ms. */
export type HashedJournal = {
  readonly chain: string;
  readonly seq: number;
  readonly id: string;
  readonly kind: string;
  readonly ref: string;
  readonly madeBy: string;
  readonly createdAt: number;
  readonly postings: readonly { readonly accountId: string; readonly amount: number }[];
};

/**
 * The text that is hashed (SHA-256, hex) into the hash of a journal; `before` is that of the journal before it in its chain, empty for the
 * first. Books are always checked against it, so it never changes.
 */
export function journalText(before: string, journal: HashedJournal): string {
  const { chain, seq, id, kind, ref, madeBy, createdAt } = journal;
  const postings = journal.postings
    .map(({ accountId, amount }) => [accountId, amount] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([before, chain, seq, id, kind, ref, madeBy, createdAt, postings]);
}

/** The root of the ledger's log over its first `size` journals (hex), at a moment in epoch ms. */
export type TreeHead = { readonly size: number; readonly root: string; readonly at: number };

/** The text of it that is signed (Ed25519, RFC 8032). */
export const treeHeadText = ({ size, root, at }: TreeHead): string =>
  JSON.stringify(['mare-journals', 1, size, root, at]);

/**
 * A journal with the proof that the ledger's log has it at a place, from 0: `path` from the leaf up to the signed root. Hashes are 32 bytes,
 * `before` is empty for the first journal of a chain, the signature has 64 bytes.
 */
export type Receipt = {
  readonly journal: HashedJournal;
  readonly before: Hash;
  readonly place: number;
  readonly size: number;
  readonly at: number;
  readonly signature: Hash;
  readonly path: readonly Hash[];
};

const form = 'mare-receipt/1';
const lineEnd = 10;
const lengths = { hash: 32, signature: 64 };

/** A receipt in few bytes: a line of JSON, then signature, `before` and path. */
export function writeReceipt({ journal, before, place, size, at, signature, path }: Receipt): Hash {
  const { chain, seq, id, kind, ref, madeBy, createdAt, postings } = journal;
  const moved = postings.map(({ accountId, amount }) => [accountId, amount]);
  const line = JSON.stringify([form, place, size, at, chain, seq, id, kind, ref, madeBy, createdAt, moved]);
  const parts = [new TextEncoder().encode(line), Uint8Array.of(lineEnd), signature, before, ...path];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

type Line = [
  ...[form: string, place: number, size: number, at: number],
  ...[chain: string, seq: number, id: string, kind: string, ref: string, madeBy: string, createdAt: number],
  postings: [accountId: string, amount: number][],
];

/** Throws where the bytes are no receipt. */
export function readReceipt(bytes: Hash): Receipt {
  const end = bytes.indexOf(lineEnd);
  const line = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end))) as Line;
  const [is, place, size, at, chain, seq, id, kind, ref, madeBy, createdAt, moved] = line;
  if (is !== form) throw new Error('no receipt of this form');
  const postings = moved.map(([accountId, amount]) => ({ accountId, amount }));
  const hashes = bytes.slice(end + 1 + lengths.signature);
  const path = Array.from({ length: hashes.length / lengths.hash }, (_, index) =>
    hashes.slice(index * lengths.hash, (index + 1) * lengths.hash),
  );
  const before = seq > 1 ? path.shift() : undefined;
  const receipt: Receipt = {
    journal: { chain, seq, id, kind, ref, madeBy, createdAt, postings },
    ...{ place, size, at, path, before: before ?? new Uint8Array() },
    signature: bytes.slice(end + 1, end + 1 + lengths.signature),
  };
  if (!isSame(writeReceipt(receipt), bytes)) throw new Error('more than a receipt');
  return receipt;
}

const fromHex = (hex: string): Hash => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** The hash of a receipt's journal, hex. */
export const hashOfReceipt = ({ journal, before }: Pick<Receipt, 'journal' | 'before'>): Promise<string> =>
  commitmentOf(journalText(toHex(before), journal));

/** The root to which a receipt's path leads from its journal, hex; undefined where the path does not fit. */
export async function rootOfReceipt({ journal, before, place, size, path }: Receipt): Promise<string | undefined> {
  const leaf = await leafOf(fromHex(await hashOfReceipt({ journal, before })));
  const root = await rootOfPath(leaf, { place, size }, path);
  return root && toHex(root);
}
