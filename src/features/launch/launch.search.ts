import { codesOf } from '#src/contract/core/code-text.ts';

/**
 * How an address asks for a game: /m/launchGame?playType=trad&prize_mode=…&code=…&pageBack=home [S1-060] for a lottery,
 * /m/launchGame?vendor=…&game=… for a game that somebody shared, and the query of a lottery's frame [S1-059, S1-240]. `token` is none
 * of it: no session's token stands in an address (gateway/areas/lottery/README.md).
 */
export const readLaunchSearch = (given: Record<string, unknown>) =>
  codesOf(given, 'playType', 'prize_mode', 'code', 'pageBack', 'vendor', 'game', 'merchant', 'css');
