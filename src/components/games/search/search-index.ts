import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { joinedOf, wordsOf } from './search-words.ts';

/** The searchable fields of a game. */
export type GameNames = { readonly pt: string; readonly en: string; readonly vendor: string };
/**
 * The matching games, best first, as positions in the indexed list: in either language, by vendor, with typos, joined or split.
 */
export type FindGames = (typed: string, most: number) => number[];

/** Number of games added per batch: some milliseconds on a slow phone. */
const portion = 50;
/** Weight of the lobby's first game relative to its last, for equal matches. */
const lead = 0.5;
/** Short words allow one typo, longer ones two, such as two swapped letters; a word of two letters none. */
const slips = (word: string): number | false => (word.length < 3 ? false : word.length < 5 ? 1 : 2);

/** Words must be folded and split. */
const asTheyAre = { tokenize: (text: string) => text.split(' '), processTerm: (word: string) => word };

type Finder = { words: MiniSearch; joined: MiniSearch; options: SearchOptions };

/** Builds the index of a catalogue, in the lobby's order, in batches. */
export async function indexGames(games: readonly GameNames[]): Promise<FindGames> {
  const words = new MiniSearch({ fields: ['pt', 'en', 'vendor'], ...asTheyAre });
  const joined = new MiniSearch({ fields: ['joined'], ...asTheyAre });
  const named = games.map(({ pt, en, vendor }, id) => ({
    id,
    pt: wordsOf(pt).join(' '),
    en: wordsOf(en).join(' '),
    vendor: wordsOf(vendor).join(' '),
  }));
  const whole = games.map(({ pt, en }, id) => ({ id, joined: [pt, en].flatMap(joinedOf).join(' ') }));
  await words.addAllAsync(named, { chunkSize: portion });
  await joined.addAllAsync(whole, { chunkSize: portion });
  const options: SearchOptions = {
    prefix: true,
    boost: { pt: 2, en: 2 },
    boostDocument: (id) => 1 + lead * (1 - Number(id) / games.length),
  };
  const finder = { words, joined, options };
  return (typed, most) => findIn(finder, typed, most);
}

/**
 * First the games that begin as every typed word does, or as all of them joined; then the same with typos; if nothing matches,
 * any of the words. Typos are the most expensive, and run only if the rest finds too little.
 */
function findIn({ words, joined, options }: Finder, typed: string, most: number): number[] {
  const text = wordsOf(typed).join(' ');
  if (text.length < 2) return [];
  const withSlips = { ...options, fuzzy: slips };
  const every = (how: SearchOptions) => words.search(text, { ...how, combineWith: 'AND' });
  const asOne = (how: SearchOptions) => joinedOf(typed).flatMap((one) => joined.search(one, how));
  const found = new Set(ranked([...every(options), ...asOne(options)]));
  if (found.size < most) for (const game of ranked(every(withSlips))) found.add(game);
  if (found.size === 0) for (const game of ranked(asOne(withSlips))) found.add(game);
  if (found.size === 0) for (const game of ranked(words.search(text, withSlips))) found.add(game);
  return [...found].slice(0, most);
}

/** The games found, without duplicates, by their highest score; ties in the lobby's order. */
function ranked(results: readonly SearchResult[]): number[] {
  const scores = new Map<number, number>();
  for (const { id, score } of results) {
    const game = id as number;
    scores.set(game, Math.max(score, scores.get(game) ?? 0));
  }
  return [...scores].sort(([a, x], [b, y]) => y - x || a - b).map(([game]) => game);
}
