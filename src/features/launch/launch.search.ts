import { codesOf } from '#src/contract/core/code-text.ts';

/**
 * Search parameters of a launch: /m/launchGame?playType=trad&prize_mode=…&code=…&pageBack=home [S1-060] for a lottery,
 * /m/launchGame?vendor=…&game=… for a shared game, and the query of a lottery's frame [S1-059, S1-240]. `token` is not among
 * them: a session's token is never part of an address (gateway/areas/lottery/README.md).
 */
export const readLaunchSearch = (given: Record<string, unknown>) =>
  codesOf(given, 'playType', 'prize_mode', 'code', 'pageBack', 'vendor', 'game', 'merchant', 'css');
