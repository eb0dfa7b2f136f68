import { agentsOnlyFlag, membersOnlyFlag } from '#src/contract/core/flags.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import { hasFlag } from '#gateway/areas/site/merchant.ts';
import { Refusal } from '#gateway/process/refusal.ts';

/**
 * Refuses an account that may not sign in here although it has proved to be itself: `non_member` for one that is neither member, guest
 * nor agent, and for an agent where members alone may [S2-180]; `non_agents` on the site of a merchant whose accounts are agents
 * [S2-234]; `only_agents` for a login that was started on an agent page [S2-179].
 */
export async function refuseWrongKind(gateway: Gateway, type: number, agentLogin: boolean): Promise<void> {
  if (!may.signIn(type)) throw new Refusal('non_member');
  if (!may.freePlay(type) && (await hasFlag(gateway, membersOnlyFlag))) throw new Refusal('non_member');
  if (may.agentArea(type)) return;
  if (agentLogin) throw new Refusal('only_agents');
  if (await hasFlag(gateway, agentsOnlyFlag)) throw new Refusal('non_agents');
}
