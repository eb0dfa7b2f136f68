/*
 * The verifying half of a Merkle log (RFC 9162, 2.1; the hashes of RFC 6962). Hashes are 32 bytes. The ledger's log is written by
 * gateway/ledger/journal-log.
 */

export type Hash = Uint8Array<ArrayBuffer>;

const sha256 = async (...parts: readonly Hash[]): Promise<Hash> => {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  parts.reduce((at, part) => (whole.set(part, at), at + part.length), 0);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', whole));
};

/** The hash of a leaf. */
export const leafOf = (leaf: Hash): Promise<Hash> => sha256(Uint8Array.of(0), leaf);
const nodeOf = (left: Hash, right: Hash): Promise<Hash> => sha256(Uint8Array.of(1), left, right);

const half = (value: number) => Math.floor(value / 2);
const isOdd = (value: number) => value % 2 === 1;

/**
 * The root that a path proves for the leaf at a place, from 0, of a tree of `size` leaves (2.1.3.2); undefined where the path does not
 * fit such a tree.
 */
export async function rootOfPath(
  leaf: Hash,
  { place, size }: { readonly place: number; readonly size: number },
  path: readonly Hash[],
): Promise<Hash | undefined> {
  if (place >= size) return undefined;
  let [first, last, root] = [place, size - 1, leaf];
  for (const hash of path) {
    if (last === 0) return undefined;
    if (isOdd(first) || first === last) {
      root = await nodeOf(hash, root);
      while (!isOdd(first) && first !== 0) [first, last] = [half(first), half(last)];
    } else root = await nodeOf(root, hash);
    [first, last] = [half(first), half(last)];
  }
  return last === 0 ? root : undefined;
}

/** A root and the number of leaves under it. */
export type Tree = { readonly size: number; readonly root: Hash };

/** Whether two hashes, or other bytes, are the same. */
export const isSame = (one: Hash, other: Hash): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** Whether a path proves that a tree is a prefix of a later one (2.1.4.2). */
export async function isBeginning(before: Tree, after: Tree, path: readonly Hash[]): Promise<boolean> {
  if (before.size === after.size) return path.length === 0 && isSame(before.root, after.root);
  if (before.size === 0) return path.length === 0;
  if (before.size > after.size) return false;
  const isPower = Number.isInteger(Math.log2(before.size));
  const [start, ...rest] = isPower ? [before.root, ...path] : path;
  if (!start) return false;
  let [first, last] = [before.size - 1, after.size - 1];
  while (isOdd(first)) [first, last] = [half(first), half(last)];
  let [old, present] = [start, start];
  for (const hash of rest) {
    if (last === 0) return false;
    if (isOdd(first) || first === last) {
      old = await nodeOf(hash, old);
      present = await nodeOf(hash, present);
      while (!isOdd(first) && first !== 0) [first, last] = [half(first), half(last)];
    } else present = await nodeOf(present, hash);
    [first, last] = [half(first), half(last)];
  }
  return last === 0 && isSame(old, before.root) && isSame(present, after.root);
}
