import { foldText } from '#src/contract/core/fold-text.ts';

export type Part = { text: string; marked: boolean };

/** Names have few letters, and are marked again on each keystroke. */
const foldedLetters = new Map<string, string>();
function foldLetter(letter: string): string {
  const known = foldedLetters.get(letter);
  if (known !== undefined) return known;
  const folded = foldText(letter);
  foldedLetters.set(letter, folded);
  return folded;
}
const isPartOfWord = /[\p{L}\p{N}]/u;

/**
 * Splits a name into parts and marks those that begin a word as one of the typed words does (`wordsOf`). `Rei Polvo`, `re` →
 * **Re**, `i Polvo`.
 */
export function markedParts(name: string, words: readonly string[]): Part[] {
  // Letter by letter: folding a whole name would shift its letters.
  const letters = [...name.normalize('NFC')];
  const folded = letters.map(foldLetter);
  const marks = letters.map(() => false);
  for (const [start] of letters.entries()) {
    if (start > 0 && isPartOfWord.test(letters[start - 1] ?? '')) continue;
    const rest = folded.slice(start).join('');
    const length = Math.max(0, ...words.filter((word) => rest.startsWith(word)).map((word) => word.length));
    marks.fill(true, start, start + length);
  }
  const parts: Part[] = [];
  for (const [place, letter] of letters.entries()) {
    const marked = marks[place] ?? false;
    const last = parts.at(-1);
    if (last?.marked === marked) last.text += letter;
    else parts.push({ text: letter, marked });
  }
  return parts;
}
