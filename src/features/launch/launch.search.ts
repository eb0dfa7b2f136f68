const code = (given: unknown) => (typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : undefined);

type LaunchSearch = Partial<
  Record<'playType' | 'prize_mode' | 'code' | 'pageBack' | 'vendor' | 'game', string | undefined>
>;

/**
 * The launch screen's address: /m/launchGame?playType=trad&prize_mode=…&code=…&pageBack=home [S1-060] for a lottery,
 * /m/launchGame?vendor=…&game=… for a game that somebody shared.
 */
export const readLaunchSearch = (given: Record<string, unknown>): LaunchSearch => ({
  playType: code(given['playType']),
  prize_mode: code(given['prize_mode']),
  code: code(given['code']),
  pageBack: code(given['pageBack']),
  vendor: code(given['vendor']),
  game: code(given['game']),
});
