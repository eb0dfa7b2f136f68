const word = (given: unknown) => (typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : undefined);

type LotterySearch = Partial<Record<'vendor' | 'code' | 'prize_mode', string | undefined>> & {
  page?: number | undefined;
};

/** Which lottery a page is of, how it is to be played, and which page of its draws is shown. */
export const readLotterySearch = (given: Record<string, unknown>): LotterySearch => {
  const page = Number(given['page']);
  return {
    vendor: word(given['vendor']),
    code: word(given['code']),
    prize_mode: word(given['prize_mode']),
    page: Number.isInteger(page) && page > 1 && page <= 9999 ? page : undefined,
  };
};
