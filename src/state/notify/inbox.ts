import { listMessages } from '#src/contract/notify/messages.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { definePagedRead } from '#src/platform/resource/define-paged-read.ts';

/** The member's messages, newest first; loaded ones are stored for offline visits. */
export const inboxResource = definePagedRead({
  name: 'inbox',
  call: listMessages,
  query: ({ language }: { language: Language }, pageNo) => ({ pageNo, language }),
  pick: ({ list, ...page }) => ({ items: list, ...page }),
  itemKey: ({ id }) => id,
  persist: {
    key: 'inbox',
    version: 1,
    schema: ({ entries }) => entries.list.item,
  },
  freshFor: 0,
});
