import { lotteryGames } from '#src/contract/lottery/lottery.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** The lottery that a launch screen's address names by its code; null if there is no such lottery. */
export const launchedLotteryResource = defineRead({
  name: 'launched-lottery',
  call: lotteryGames,
  query: ({ code, language }: { code: string; language: Language }) => ({
    gameCode: code,
    playType: 'trad' as const,
    language,
  }),
  pick: ({ games }) => games[0] ?? null,
  freshFor: 10_000,
});
