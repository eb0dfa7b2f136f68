/** The pause after a number of failed attempts: `first` after none, twice as long after each, up to `longest`; all in one unit. */
export const backoff = (attempts: number, { first, longest }: { readonly first: number; readonly longest: number }) =>
  Math.min(longest, first * 2 ** attempts);
