const code = (given: unknown) => (typeof given === 'string' && /^[\w.-]{1,64}$/.test(given) ? given : undefined);

type LaunchSearch = Partial<Record<'playType' | 'prize_mode' | 'code' | 'pageBack', string | undefined>>;

/** The launch screen's address: /m/launchGame?playType=trad&prize_mode=…&code=…&pageBack=home [S1-060]. */
export const readLaunchSearch = (given: Record<string, unknown>): LaunchSearch => ({
  playType: code(given['playType']),
  prize_mode: code(given['prize_mode']),
  code: code(given['code']),
  pageBack: code(given['pageBack']),
});
