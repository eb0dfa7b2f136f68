import { codesOf } from '#src/contract/code-text.ts';

type LotterySearch = ReturnType<typeof codesOf<'vendor' | 'code' | 'prize_mode'>> & { page?: number | undefined };

/** Which lottery a page is of, how it is to be played, and which page of its draws is shown. */
export const readLotterySearch = (given: Record<string, unknown>): LotterySearch => {
  const page = Number(given['page']);
  return {
    ...codesOf(given, 'vendor', 'code', 'prize_mode'),
    page: Number.isInteger(page) && page > 1 && page <= 9999 ? page : undefined,
  };
};
