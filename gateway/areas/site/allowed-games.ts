import { cockfightVendor } from '#src/contract/core/game-type.ts';
import { type Profile, rule } from '#src/contract/core/profiles.ts';

/** Whether the jurisdiction allows a game, by its vendor and category. */
export const isAllowedGame = (profile: Profile, vassalage: string, category: string): boolean =>
  (rule(profile, 'cockfight') || (vassalage !== cockfightVendor && category !== 'COCKFIGHT')) &&
  (rule(profile, 'playersAgainstPlayers') || category !== 'PVP');
