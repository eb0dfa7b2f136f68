import { beginReads } from '#src/components/kit/begin-reads.ts';
import { rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { optionsResource, ownRainsResource } from './envelopes.resource.ts';

/** Loads the rains that a member can take from, and those that an agent has made. */
export async function loadRedRain(store: Store): Promise<void> {
  await beginReads(
    rainsResource.ensure(store, undefined),
    optionsResource.ensure(store, undefined),
    ownRainsResource.ensure(store, undefined),
  );
}
