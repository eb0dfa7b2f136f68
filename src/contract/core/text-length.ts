import * as v from 'valibot';

/** Characters as people count them: a surrogate pair is one [S2-177]. */
export const characters = (text: string): number => Array.from(text).length;

/** A text of so many characters at most. */
export const longestText = (most: number) =>
  v.pipe(
    v.string(),
    v.check((text) => characters(text) <= most),
  );
