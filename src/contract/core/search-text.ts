/** Maximum length of a search in a call, in UTF-16 units: an emoji is two. */
export const longestSearch = 60;

/**
 * A search as a call accepts it: without control characters and lone surrogates, and cut between characters, never within one.
 * Empty when nothing is left.
 */
export function searchText(typed: string): string {
  let text = '';
  for (const character of typed.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()) {
    if (text.length + character.length > longestSearch) break;
    text += character;
  }
  return text.trim();
}
