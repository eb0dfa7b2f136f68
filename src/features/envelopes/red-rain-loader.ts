import { beginReads } from '#src/components/kit/begin-reads.ts';
import { rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import { may } from '#src/contract/core/member-type.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { memberType } from '#src/state/identity/loads-for.ts';
import { optionsResource, ownRainsResource } from './envelopes.resource.ts';

/** Loads the rains that a member can take from, and those that an agent has made. */
export async function loadRedRain(store: Store): Promise<void> {
  const type = await memberType(store);
  if (type === undefined) return;
  await beginReads(
    ...(may.promotions(type) ? [rainsResource.ensure(store, undefined)] : []),
    ...(may.agentArea(type)
      ? [optionsResource.ensure(store, undefined), ownRainsResource.ensure(store, undefined)]
      : []),
  );
}
