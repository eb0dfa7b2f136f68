import { memberRewards } from '#src/contract/promotions/rewards.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';

/** The member's received rewards, newest first; the last response is stored for offline visits. */
export const givenRewardsResource = definePagedRead({
  name: 'given-rewards',
  call: memberRewards,
  query: ({ language }: { language: Language }, pageNo) => ({ pageNo, language }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  persist: {
    key: 'given-rewards',
    version: 1,
    schema: ({ entries }) => entries.list.item,
  },
  freshFor: 0,
});
