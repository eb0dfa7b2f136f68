import * as calls from '#src/contract/agents/envelopes.ts';
import { rainsResource } from '#src/components/people/envelopes/rains.resource.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import { defineWrite } from '#src/platform/resource/define-write.ts';
import { walletResource } from '#src/state/money/wallet.ts';

export const optionsResource = defineRead({
  name: 'rain-options',
  call: calls.rainOptions,
  query: () => ({}),
  freshFor: 0,
});

/** The agent's own rains, the last first. */
export const ownRainsResource = definePagedRead({
  name: 'own-rains',
  call: calls.ownRains,
  query: (_: undefined, pageNo) => ({ pageNo }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  freshFor: 0,
});

/** The commitment of a rain by its id, and what was committed to once the rain has ended. */
export const proofResource = defineRead({
  name: 'rain-proof',
  call: calls.rainProof,
  query: (id: string) => ({ id }),
  freshFor: 0,
});

const paid = [optionsResource, ownRainsResource, walletResource];

export const createRain = defineWrite({ call: calls.createRain, changes: paid });
export const cancelRain = defineWrite({ call: calls.cancelRain, changes: paid });
export const takeEnvelope = defineWrite({
  call: calls.takeEnvelope,
  changes: [rainsResource, walletResource],
  show: (store, taken) =>
    rainsResource.updateAll(store, (list) => list.map((rain) => (rain.id === taken.id ? taken : rain))),
});
