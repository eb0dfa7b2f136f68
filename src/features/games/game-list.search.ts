import { codeText } from '#src/contract/core/code-text.ts';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { classifications, gameTabs, type MinimumBetSent, minimumBets } from '#src/contract/core/game-type.ts';
import { searchText } from '#src/contract/core/search-text.ts';

/** Lists that come whole, by calls that know no minimum bet. */
const whole: readonly unknown[] = ['HOT', 'FAV', 'hot', 'recent'];
const shows = ['new', 'hot', 'recent', ...classifications] as const;

export type GameListSearch = {
  gameType?: GameTab | undefined;
  vassalage?: string | undefined;
  /** Which of a category's games: new, hot or recent ones, or one classification; all without it. */
  show?: (typeof shows)[number] | undefined;
  /** The minimum bet that games have; any without it. */
  bet?: MinimumBetSent | undefined;
  q?: string | undefined;
};

/**
 * What the game list reads from its address [S1-159]; what does not fit is left out. Plain code, because every search schema
 * is part of the first route.
 */
export const readGameListSearch = ({ gameType, vassalage, show, bet, q }: Record<string, unknown>): GameListSearch => ({
  gameType: gameTabs.find((tab) => tab === gameType),
  vassalage: codeText(vassalage),
  show: shows.find((kind) => kind === show),
  bet: whole.includes(gameType) || whole.includes(show) ? undefined : minimumBets.find((least) => least === bet),
  q: typeof q === 'string' ? searchText(q) || undefined : undefined,
});
