import { foldText } from '#src/contract/fold-text.ts';
import { wordsOf } from './search-words.ts';

export type Part = { text: string; marked: boolean };

/** A name in parts, those marked that begin a word as a typed word does. `Rei Polvo`, `re` → **Re**, `i Polvo`. */
export function markedParts(name: string, typed: string): Part[] {
  // Letter by letter: folding a whole name moves its letters.
  const letters = [...name.normalize('NFC')];
  const folded = letters.map(foldText);
  const marks = letters.map(() => false);
  const words = wordsOf(typed);
  for (const [start] of letters.entries()) {
    if (start > 0 && /[\p{L}\p{N}]/u.test(letters[start - 1] ?? '')) continue;
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
