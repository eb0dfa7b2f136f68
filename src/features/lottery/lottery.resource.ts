import {
  lotteryGames,
  lotteryMenu,
  openedNumeros,
  openedOfGame,
  popularLotteries,
} from '#src/contract/lottery/lottery.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

type InLanguage = { language: Language };
type InMode = { prizeMode?: string | undefined };
export type OneLottery = InLanguage & { vendor: string; code: string };

const declared = { freshFor: 10_000 } as const;

/** Every lottery with its next draw, or those of a vendor in a prize mode [S1-367]. */
export const lotteriesResource = defineRead({
  ...declared,
  name: 'lotteries',
  call: lotteryGames,
  query: ({ language, vendor, prizeMode }: InLanguage & InMode & { vendor?: string }) => ({
    playType: 'trad' as const,
    language,
    ...(vendor && { vendor }),
    ...(prizeMode && { prizeMode }),
  }),
  pick: ({ games }) => games,
});

/** The lotteries that most members open [S1-371]. */
export const popularLotteriesResource = defineRead({
  ...declared,
  name: 'popular-lotteries',
  call: popularLotteries,
  query: ({ language }: InLanguage) => ({ playType: 'trad' as const, language }),
  pick: ({ games }) => games,
});

/** The last drawn numbers of each lottery [S1-370]. */
export const lastNumbersResource = defineRead({
  ...declared,
  name: 'last-numbers',
  call: openedNumeros,
  query: ({ language }: InLanguage) => ({ playType: 'trad' as const, language }),
  pick: ({ results }) => results,
});

/** The bets of one lottery, in its own prize mode or the requested one [S1-368]. */
export const lotteryMenuResource = defineRead({
  ...declared,
  name: 'lottery-menu',
  call: lotteryMenu,
  query: ({ vendor, code, prizeMode, language }: OneLottery & InMode) => ({
    vendor,
    gameCode: code,
    playType: 'trad' as const,
    language,
    ...(prizeMode && { prizeMode }),
  }),
});

/** A page of the draws of one lottery, newest first [S1-369]. */
export const openedResource = defineRead({
  ...declared,
  name: 'opened-numbers',
  call: openedOfGame,
  query: ({ vendor, code, pageNo, language }: OneLottery & { pageNo: number }) => ({
    vendor,
    gameCode: code,
    playType: 'trad' as const,
    pageNo,
    language,
  }),
});
