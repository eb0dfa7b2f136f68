import { codesOf } from '#src/contract/core/code-text.ts';
import { wholeNumber } from '#src/contract/core/query-text.ts';

type LotterySearch = ReturnType<typeof codesOf<'vendor' | 'code' | 'prize_mode'>> & { page?: number | undefined };

/** Which lottery a page is of, how it is to be played, and which page of its draws is shown. */
export const readLotterySearch = (given: Record<string, unknown>): LotterySearch => ({
  ...codesOf(given, 'vendor', 'code', 'prize_mode'),
  page: wholeNumber(given['page'], 2, 9999),
});
