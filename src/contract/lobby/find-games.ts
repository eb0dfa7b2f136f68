import { countSlips } from './count-slips.ts';
import { joinedOf, wordsOf } from './search-words.ts';

/** The searchable texts of a game. */
export type GameNames = { readonly pt: string; readonly en: string; readonly vendor: string };
/** The games that a typed text means, nearest first, as positions in the indexed list. */
export type FindGames = (typed: string) => number[];

/** From so many games on, no more slips are tried. */
const enough = 5;
/** Minimum length of a word that finds a game that lacks another word; letters. */
const shortestAlone = 3;
/** Above the cost of any match. */
const far = 99;
/** Above the sum of the costs of all words of a text. */
const full = 10_000;

/** Texts in the order of the alphabet, each with the positions of the games that have it. */
type Index = readonly (readonly [text: string, games: readonly number[]])[];

/** `textsOf`: the texts of a game, folded. */
function indexTexts<Game>(games: readonly Game[], textsOf: (game: Game) => readonly string[]): Index {
  const index = new Map<string, number[]>();
  for (const [place, game] of games.entries()) {
    for (const text of new Set(textsOf(game))) {
      const places = index.get(text);
      if (places) places.push(place);
      else index.set(text, [place]);
    }
  }
  return [...index].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A slip is allowed from four letters on, a second one from eight. */
const slipsIn = (text: string): number => (text.length < 4 ? 0 : text.length < 8 ? 1 : 2);

/**
 * Lowers the cost of each game that has a text like the typed one: under 4 where it is or begins so, 4 more for each slip; `extra`
 * (0 to 2) puts one index after another.
 */
function match(costs: Uint8Array, typed: string, index: Index, extra: number, slips: number): void {
  const distanceOf = countSlips(typed, Math.min(slips, slipsIn(typed)));
  for (const [text, games] of index) {
    const cost = 2 * distanceOf(text) + extra;
    if (cost < far) for (const game of games) costs[game] = Math.min(cost, costs[game] ?? far);
  }
}

/**
 * The one search over games: that of the suggestions, of the game list, and without a network. A game is found in either
 * language and by its vendor; words are folded, may be begun only, and joined or split. First come the games with every word as
 * typed, whole before begun, then those with one slip, then with two; where no game has every word, those with some. Games that
 * match equally keep their order.
 */
export function indexNames(games: readonly GameNames[]): FindGames {
  const names = indexTexts(games, ({ pt, en }) => [pt, en].flatMap(joinedOf));
  const words = indexTexts(games, ({ pt, en }) => [pt, en].flatMap(wordsOf));
  const vendors = indexTexts(games, ({ vendor }) => wordsOf(vendor));
  const noCosts = () => new Uint8Array(games.length).fill(far);

  return (typed) => {
    const typedWords = [...new Set(wordsOf(typed))];
    const joined = joinedOf(typed);
    if (typedWords.length === 0) return [];
    /** The costs by the whole name, and by each word. */
    const costsWith = (slips: number) => {
      const byName = noCosts();
      for (const text of joined) match(byName, text, names, 0, slips);
      const byWord = typedWords.map((word) => {
        const costs = noCosts();
        match(costs, word, words, 1, slips);
        match(costs, word, vendors, 2, slips);
        return costs;
      });
      return { byName, byWord };
    };
    const most = Math.max(...joined.map(slipsIn));
    for (let slips = 0; ; slips += 1) {
      const costs = costsWith(slips);
      const found = rank(costs, 0);
      if (found.length >= enough || (slips === most && found.length > 0)) return found;
      if (slips < most) continue;
      const telling = costs.byWord.filter((_, place) => (typedWords[place] ?? '').length >= shortestAlone);
      return rank({ ...costs, byWord: telling }, telling.length - 1);
    }
  };
}

type Costs = { byName: Uint8Array; byWord: readonly Uint8Array[] };

/** The games that match by their whole name, or by all words but `without`, nearest first. */
function rank({ byName, byWord }: Costs, without: number): number[] {
  const found: { game: number; distance: number }[] = [];
  for (const [game, named] of byName.entries()) {
    let [missed, worst, sum] = [0, 0, 0];
    for (const costs of byWord) {
      const cost = costs[game] ?? far;
      if (cost === far) missed += 1;
      else [worst, sum] = [Math.max(worst, cost), sum + cost];
    }
    const byWords = missed > without ? Infinity : missed * full + worst * 100 + sum;
    const distance = Math.min(named === far ? Infinity : named * 100, byWords);
    if (distance < Infinity) found.push({ game, distance });
  }
  return found.sort((a, b) => a.distance - b.distance || a.game - b.game).map(({ game }) => game);
}
