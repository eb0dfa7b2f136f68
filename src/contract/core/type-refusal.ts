import type { ErrorCode } from './error-code.ts';
import { type Ability, isTrialGuest } from './member-type.ts';

/** What a guest is told: money needs an account [S1-011], the rest is not for free accounts [S1-012, S1-013]. */
const money: readonly Ability[] = ['deposit', 'withdraw'];
/** Refused to everybody in the same words [S1-299]. */
const games: readonly Ability[] = ['play', 'freePlay'];

/** The code with which an ability is refused to a member of a type that does not have it. */
export function typeRefusal(ability: Ability, type: number): ErrorCode {
  if (ability === 'signIn') return 'non_member';
  if (games.includes(ability)) return 'free_reject';
  if (!isTrialGuest(type)) return 'no_permission';
  return money.includes(ability) ? 'real_account_required' : 'free_reject';
}
