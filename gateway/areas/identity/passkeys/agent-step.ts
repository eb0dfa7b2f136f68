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
 * Whether an agent must add a second step to the password before seeing agents' pages, which show other people's money and data. The
 * merchant's flag decides; its default is on for a site that others can reach.
 */
export async function agentNeedsStep(place: Place, { id, type }: Who): Promise<boolean> {
  if (!may.agentArea(type)) return false;
  const merchant = await readMerchant(place, place.config.merchant);
  const isAsked = merchant?.settings.flags[agentSecondStepFlag] ?? !areLoopback(place.config);
  return isAsked && !(await hasSecondFactor(place.db, id));
}

/** Whether a member sees the agents' area. */
export const seesAgentArea = async (place: Place, member: Who): Promise<boolean> =>
  may.agentArea(member.type) && !(await agentNeedsStep(place, member));
