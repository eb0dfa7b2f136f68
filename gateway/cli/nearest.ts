/** The edit distance of two words: letters inserted, deleted, replaced or transposed. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? Infinity;
      const same = one[row - 1] === other[column - 1];
      const turned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const best = Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (same ? 0 : 1), turned ? at(2, 2) + 1 : Infinity);
      rows[row]?.push(best);
    }
  }
  return rows[one.length]?.[other.length] ?? Infinity;
}

/** The word that was probably meant: one that the unknown word begins, or one that differs in few letters. */
function nearest(typed: string, words: readonly string[]): string | undefined {
  const begun = words.filter((word) => typed.length > 2 && word.startsWith(typed));
  if (begun.length === 1) return begun[0];
  const [best] = words
    .map((word) => ({ word, far: distance(typed.toLowerCase(), word.toLowerCase()) }))
    .toSorted((one, other) => one.far - other.far);
  return best && best.far <= Math.max(1, Math.floor(typed.length / 3)) ? best.word : undefined;
}

/** `Did you mean banner?`, after a space; nothing where no word is near. */
export function didYouMean(typed: string, words: readonly string[]): string {
  const word = nearest(typed, words);
  return word === undefined ? '' : ` Did you mean ${word}?`;
}
