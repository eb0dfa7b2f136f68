import { hash } from 'node:crypto';
import type { Range, Subtree } from './subtrees.ts';
import { subtreesOf } from './subtrees.ts';

/** The hash of a leaf (RFC 6962, 2.1); the leaf and its hash in hex. A journal's leaf is the hash of the journal in its chain. */
export const leafHash = (leaf: string): string => hash('sha256', Buffer.from(`00${leaf}`, 'hex'));
/** The hash over two subtrees, hex. */
export const nodeHash = (left: string, right: string): string =>
  hash('sha256', Buffer.from(`01${left}${right}`, 'hex'));
/** The root of a tree without leaves. */
export const emptyRoot = hash('sha256', '');

export type Node = Subtree & { readonly hash: string };
type HashOf = (subtree: Subtree) => string;

/** The hash over a range, made of its complete subtrees. */
export const hashOfRange = (range: Range, hashOf: HashOf): string =>
  subtreesOf(range)
    .map(hashOf)
    .reduceRight((right, left) => nodeHash(left, right));

/**
 * A tree that grows at its right edge. `edge`: its complete subtrees (`subtreesOf` of all its leaves), the largest first. `add` takes the
 * hash of a leaf and answers every subtree that it completes, the leaf first.
 */
export function growingTree(edge: readonly Node[]) {
  const stack = [...edge];
  let size = stack.reduce((sum, { level }) => sum + 2 ** level, 0);
  return {
    add(leaf: string): Node[] {
      const made: Node[] = [{ level: 0, place: size, hash: leaf }];
      size += 1;
      for (let last = made[0]; last && stack.at(-1)?.level === last.level; last = made.at(-1)) {
        const left = stack.pop();
        if (left)
          made.push({ level: last.level + 1, place: (last.place - 1) / 2, hash: nodeHash(left.hash, last.hash) });
      }
      const top = made.at(-1);
      if (top) stack.push(top);
      return made;
    },
    /** The hash over all leaves. */
    root: () =>
      stack.length === 0
        ? emptyRoot
        : stack.map((node) => node.hash).reduceRight((right, left) => nodeHash(left, right)),
  };
}
