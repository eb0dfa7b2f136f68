/** The longest search that a call takes, counted as strings are: an emoji is two. */
export const longestSearch = 60;

/**
 * A search as a call takes it: without control characters and halves of characters, and cut between characters, never within
 * one. Empty when nothing is left.
 */
export function searchText(typed: string): string {
  let text = '';
  for (const character of typed.replace(/[\p{Cc}\p{Cs}]+/gu, ' ').trim()) {
    if (text.length + character.length > longestSearch) break;
    text += character;
  }
  return text.trim();
}
