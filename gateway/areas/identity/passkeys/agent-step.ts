import { agentSecondStepFlag } from '#src/contract/core/flags.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Gateway } from '#gateway/context/gateway.ts';
import type { Member } from '#gateway/context/member.ts';
import { areLoopback } from '#gateway/process/origins.ts';
import { readMerchant } from '#gateway/areas/site/merchant.ts';
import { hasSecondFactor } from './second-factor.ts';

type Place = Pick<Gateway, 'db' | 'config'>;
type Who = Pick<Member, 'id' | 'type'>;

/**
 * Whether an agent is kept from the pages of agents until the password needs a second step: these pages show other people's money and data. The
 * merchant's flag says so; where it was never set, every site that others can reach.
 */
export async function agentNeedsStep(place: Place, { id, type }: Who): Promise<boolean> {
  if (!may.agentArea(type)) return false;
  const merchant = await readMerchant(place, place.config.merchant);
  const isAsked = merchant?.settings.flags[agentSecondStepFlag] ?? !areLoopback(place.config);
  return isAsked && !(await hasSecondFactor(place.db, id));
}

/** Whether a member sees what is meant for agents. */
export const seesAgentArea = async (place: Place, member: Who): Promise<boolean> =>
  may.agentArea(member.type) && !(await agentNeedsStep(place, member));
