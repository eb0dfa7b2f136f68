/** Normalises a name for comparison and search: no accents, lower case, single spaces. `Leão do Mar` → `leao do mar`. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** A folded text for `like … escape '!'`, in which its own signs of patterns mean themselves. */
export const escapeLike = (folded: string): string => folded.replaceAll(/[!%_]/g, '!$&');
