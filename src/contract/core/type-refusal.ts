import type { ErrorCode } from './error-code.ts';
import { type Ability, isTrialGuest } from './member-type.ts';

/**
 * Abilities that a guest is refused because money needs an account [S1-011]; the rest is not for free accounts [S1-012, S1-013].
 */
const money: readonly Ability[] = ['deposit', 'withdraw'];
/** Refused to every type with the same message [S1-299]. */
const games: readonly Ability[] = ['play', 'freePlay'];

/** The error code that refuses an ability to a member of a type without it. */
export function typeRefusal(ability: Ability, type: number): ErrorCode {
  if (ability === 'signIn') return 'non_member';
  if (games.includes(ability)) return 'free_reject';
  if (!isTrialGuest(type)) return 'no_permission';
  return money.includes(ability) ? 'real_account_required' : 'free_reject';
}
