import { beginReads } from '#src/components/kit/begin-reads.ts';
import { bonusesResource } from '#src/components/people/bonus/bonuses.resource.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { loadsFor } from '#src/state/identity/loads-for.ts';
import { givenRewardsResource } from './given-rewards.resource.ts';
import { ownPromotionsResource, promotionsResource } from './promotions.resource.ts';

/** Loads the reward centre for members who may enter it. */
export async function loadRewards(store: Store): Promise<void> {
  if (!(await loadsFor(store, may.promotions))) return;
  const params = { language: store.get(languageAtom) };
  await beginReads(
    promotionsResource.ensure(store, params),
    ownPromotionsResource.ensure(store, undefined),
    givenRewardsResource.ensure(store, params),
    bonusesResource.ensure(store, undefined),
  );
}
