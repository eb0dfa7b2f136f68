import { foldText } from '#src/contract/core/fold-text.ts';

/** Stop words. */
const small: ReadonlySet<string> = new Set('a ao aos as o os e de do da dos das em no na the of and in'.split(' '));

/** The words of a text, folded, without stop words unless it has no others. `Beija-Flor do Rio` → beija, flor, rio. */
export function wordsOf(text: string): string[] {
  const words = allWordsOf(text);
  const telling = words.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : words;
}

const allWordsOf = (text: string): string[] =>
  foldText(text)
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** A text joined without spaces, with and without its stop words. `Estrela do Mar` → estreladomar, estrelamar. */
export const joinedOf = (text: string): string[] => [...new Set([allWordsOf(text).join(''), wordsOf(text).join('')])];
