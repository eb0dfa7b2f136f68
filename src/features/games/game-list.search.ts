import { codeText } from '#src/contract/core/code-text.ts';
import type { GameTab } from '#src/contract/core/game-category.ts';
import { classifications, gameTabs, type MinimumBetSent, minimumBets } from '#src/contract/core/game-type.ts';
import { searchText } from '#src/contract/core/search-text.ts';

/** Unpaged lists, whose calls have no minimum bet. */
const whole: readonly unknown[] = ['HOT', 'FAV', 'hot', 'recent'];
const shows = ['new', 'hot', 'recent', ...classifications] as const;

export type GameListSearch = {
  gameType?: GameTab | undefined;
  vassalage?: string | undefined;
  /** Filter within a category: new, hot or recent games, or one classification; undefined: all. */
  show?: (typeof shows)[number] | undefined;
  /** Minimum bet of the games; undefined: any. */
  bet?: MinimumBetSent | undefined;
  q?: string | undefined;
};

/**
 * Search parameters of the game list [S1-159]; invalid ones are dropped. Plain code, because every search schema is part of the
 * first route.
 */
export const readGameListSearch = ({ gameType, vassalage, show, bet, q }: Record<string, unknown>): GameListSearch => ({
  gameType: gameTabs.find((tab) => tab === gameType),
  vassalage: codeText(vassalage),
  show: shows.find((kind) => kind === show),
  bet: whole.includes(gameType) || whole.includes(show) ? undefined : minimumBets.find((least) => least === bet),
  q: typeof q === 'string' ? searchText(q) || undefined : undefined,
});
