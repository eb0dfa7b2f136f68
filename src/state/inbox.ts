import type { Language } from '#src/contract/wire.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';

/** The member's messages, the last sent first; what was seen of them is stored for a visit without a network. */
export const inboxResource = definePagedRead({
  name: 'inbox',
  call: () => import('#src/contract/messages.ts').then((module) => module.listMessages),
  access: 'member',
  query: ({ language }: { language: Language }, pageNo) => ({ pageNo, language }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  persist: {
    key: 'inbox',
    version: 1,
    schema: () => import('#src/contract/messages.ts').then((module) => module.Message),
  },
  freshFor: 0,
});
