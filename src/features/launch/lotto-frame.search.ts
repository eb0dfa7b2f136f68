const word = (given: unknown) => (typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : undefined);

type LottoSearch = Partial<Record<'merchant' | 'css' | 'prize_mode' | 'pageBack', string | undefined>>;

/**
 * The query of a lottery's frame [S1-059, S1-240]. `token` is none of it: no session's token stands in an address
 * (docs/decisions/067-a-lottery-is-drawn-by-the-gateway.md).
 */
export const readLottoSearch = (given: Record<string, unknown>): LottoSearch => ({
  merchant: word(given['merchant']),
  css: word(given['css']),
  prize_mode: word(given['prize_mode']),
  pageBack: word(given['pageBack']),
});
