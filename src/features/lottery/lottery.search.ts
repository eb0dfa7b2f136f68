import { codesOf } from '#src/contract/core/code-text.ts';
import { wholeNumber } from '#src/contract/core/query-text.ts';

type LotterySearch = ReturnType<typeof codesOf<'vendor' | 'code' | 'prize_mode'>> & { page?: number | undefined };

/** The lottery of a page, its mode of play, and the page number of its draws. */
export const readLotterySearch = (given: Record<string, unknown>): LotterySearch => ({
  ...codesOf(given, 'vendor', 'code', 'prize_mode'),
  page: wholeNumber(given['page'], 2, 9999),
});
