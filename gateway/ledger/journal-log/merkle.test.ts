import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Hash, isBeginning, leafOf, rootOfPath } from '#src/contract/records/merkle.ts';
import { emptyRoot, growingTree, hashOfRange, leafHash, nodeHash } from './merkle.ts';
import { consistencyRanges, inclusionRanges, type Range } from './subtrees.ts';

/** The test vectors of RFC 6962's own implementation: eight leaves, and the root over the first one, two, and so on. */
const leaves = ['', '00', '10', '2021', '3031', '40414243', '5051525354555657', '606162636465666768696a6b6c6d6e6f'];
const roots = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

const bytes = (hex: string): Hash => Uint8Array.from(Buffer.from(hex, 'hex'));

/** A tree of leaves in hex, and its proofs. */
function treeOf(texts: readonly string[]) {
  const tree = growingTree([]);
  const nodes = new Map<string, string>();
  const rootsOfSizes = [emptyRoot];
  for (const text of texts) {
    for (const { level, place, hash } of tree.add(leafHash(text))) nodes.set(`${level} ${place}`, hash);
    rootsOfSizes.push(tree.root());
  }
  const hashes = (ranges: readonly Range[]) =>
    ranges.map((range) => hashOfRange(range, ({ level, place }) => nodes.get(`${level} ${place}`) ?? ''));
  return {
    roots: rootsOfSizes,
    inclusion: (place: number, size: number) => hashes(inclusionRanges(place, { start: 0, end: size })),
    consistency: (from: number, to: number) => hashes(consistencyRanges(from, { start: 0, end: to })),
  };
}

/** MTH of RFC 6962, 2.1, as it is written there. */
function rootAsWritten(texts: readonly string[]): string {
  if (texts.length === 0) return emptyRoot;
  if (texts.length === 1) return leafHash(texts[0] ?? '');
  let split = 1;
  while (split * 2 < texts.length) split *= 2;
  return nodeHash(rootAsWritten(texts.slice(0, split)), rootAsWritten(texts.slice(split)));
}

describe('the Merkle tree', () => {
  const tree = treeOf(leaves);

  it('has the roots of the test vectors', () => {
    expect(emptyRoot).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(tree.roots.slice(1)).toEqual(roots);
  });

  it('has the paths of the test vectors', () => {
    const quarter = 'ca854ea128ed050b41b35ffc1b87b8eb2bde461e9e3b5596ece6b9d5975a0ae0';
    expect(tree.inclusion(0, 8)).toEqual([
      '96a296d224f285c67bee93c30f8a309157f0daa35dc5b87e410b78630a09cfc7',
      '5f083f0a1a33ca076a95279832580db3e0ef4584bdff1f54c8a360f50de3031e',
      '6b47aaf29ee3c2af9af889bc1fb9254dabd31177f16232dd6aab035ca39bf6e4',
    ]);
    expect(tree.inclusion(5, 8)).toEqual([
      'bc1a0643b12e4d2d7c77918f44e0f4f79a838b6cf9ec5b5c283e1f4d88599e6b',
      quarter,
      roots[3],
    ]);
    expect(tree.inclusion(2, 3)).toEqual([roots[1]]);
    expect(tree.inclusion(0, 1)).toEqual([]);
    expect(tree.consistency(6, 8)).toEqual([
      '0ebc5d3437fbe2db158b9f126a1d118e308181031d0a949f8dededebc558ef6a',
      quarter,
      roots[3],
    ]);
    expect(tree.consistency(1, 1)).toEqual([]);
  });

  it('grows to what the standard defines, and proves each leaf and each beginning of it, and nothing else', async () => {
    const property = fc.asyncProperty(
      fc.array(fc.uint8Array({ maxLength: 4 }), { minLength: 1, maxLength: 40 }),
      fc.nat(),
      fc.nat(),
      async (drawn, some, other) => {
        const texts = drawn.map((leaf) => Buffer.from(leaf).toString('hex'));
        const grown = treeOf(texts);
        const size = 1 + (some % texts.length);
        expect(grown.roots[size]).toBe(rootAsWritten(texts.slice(0, size)));
        const root = bytes(grown.roots[size] ?? '');
        for (let place = 0; place < size; place += 1) {
          const path = grown.inclusion(place, size).map(bytes);
          const leaf = await leafOf(bytes(texts[place] ?? ''));
          expect(await rootOfPath(leaf, { place, size }, path)).toEqual(root);
          expect(await rootOfPath(leaf, { place, size }, [...path, leaf])).toBeUndefined();
          expect(await rootOfPath(leaf, { place, size }, path.slice(1))).not.toEqual(size === 1 ? undefined : root);
          expect(await rootOfPath(leaf, { place: size, size }, path)).toBeUndefined();
        }
        const from = 1 + (other % size);
        const [before, after] = [
          { size: from, root: bytes(grown.roots[from] ?? '') },
          { size, root },
        ];
        const path = grown.consistency(from, size).map(bytes);
        expect(await isBeginning(before, after, path)).toBe(true);
        const changed = { ...before, root: bytes('00'.repeat(32)) };
        expect(await isBeginning(changed, after, path)).toBe(false);
        if (from < size) expect(await isBeginning(before, { ...after, root: changed.root }, path)).toBe(false);
        expect(await isBeginning(before, after, [...path, root])).toBe(false);
      },
    );
    await fc.assert(property, { numRuns: 200 });
  });
});
