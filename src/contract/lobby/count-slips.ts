/**
 * The distance of a typed text from a word or from a beginning of it, in slips: a letter too few, too many or wrong, or two
 * swapped. Twice the slips from the whole word, one more from a beginning; Infinity beyond `most` slips. `povlo`, `polvo` → 2;
 * `pol`, `polvo` → 1. Words in alphabetical order are fastest: a prefix shared with the previous word is not counted again.
 */
export function countSlips(typed: string, most: number): (word: string) => number {
  const length = typed.length;
  /** By letters read of the word, the slips between them and each beginning of the typed text. */
  const rows = [Array.from({ length: length + 1 }, (_, place) => place)];
  /** By letters read, the smallest distance of the typed text from a prefix of the word. */
  const nearest = [Infinity];
  let previous = '';
  let read = 0;
  let isFar = false;

  /** Reads one more letter; false where every alignment has too many slips. */
  const readMessageText = (word: string): boolean => {
    const last = rows[read] ?? [];
    const before = rows[read - 1];
    const row = (rows[read + 1] ??= []);
    const letter = word[read];
    let least = (row[0] = read + 1);
    for (let place = 1; place <= length; place += 1) {
      const same = typed[place - 1] === letter;
      let slips = same
        ? (last[place - 1] ?? 0)
        : 1 + Math.min(last[place - 1] ?? 0, last[place] ?? 0, row[place - 1] ?? 0);
      if (!same && before && typed[place - 1] === word[read - 1] && typed[place - 2] === letter)
        slips = Math.min(slips, 1 + (before[place - 2] ?? slips));
      row[place] = slips;
      least = Math.min(least, slips);
    }
    read += 1;
    nearest[read] = Math.min(nearest[read - 1] ?? Infinity, row[length] ?? Infinity);
    return least <= most;
  };

  return (word) => {
    if (most === 0) return word.startsWith(typed) ? Number(word.length > length) : Infinity;
    let shared = 0;
    while (shared < read && word[shared] === previous[shared]) shared += 1;
    if (shared < read) isFar = false;
    read = shared;
    previous = word;
    const end = Math.min(word.length, length + most);
    while (read < end && !isFar) isFar = !readMessageText(word);
    const begun = nearest[read] ?? Infinity;
    const whole = read === word.length ? (rows[read]?.[length] ?? Infinity) : Infinity;
    const distance = Math.min(2 * whole, 2 * begun + 1);
    return distance > 2 * most + 1 ? Infinity : distance;
  };
}
