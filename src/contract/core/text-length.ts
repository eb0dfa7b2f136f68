import * as v from 'valibot';

/** Characters as a reader counts them: a surrogate pair is one [S2-177]. */
export const characters = (text: string): number => Array.from(text).length;

/** A text with a maximum number of characters. */
export const longestText = (most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => characters(text) <= most),
  );
