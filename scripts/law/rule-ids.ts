/**
 * The rule ids that a text cites: `S1-042`, `CARD-03`, and every id of a range (`S1-241…S1-244`, `S1-338 to S1-341`). Each once,
 * in order of appearance.
 */
export function readCitedIds(text: string): string[] {
  const ids = [...text.matchAll(/\b(S\d|CARD)-(\d+)(?: ?(?:…|to) ?\1-(\d+))?/g)].flatMap(
    ([, source, first = '', last = first]) =>
      Array.from(
        { length: Math.max(1, Number(last) - Number(first) + 1) },
        (_, index) => `${source}-${String(Number(first) + index).padStart(first.length, '0')}`,
      ),
  );
  return [...new Set(ids)];
}
