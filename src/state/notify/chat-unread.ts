import { atom } from 'jotai';
import { chatUnread } from '#src/contract/chat/chat.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** Asked for by `askUnread` alone. */
export const chatUnreadResource = defineRead({
  name: 'chat-unread',
  call: chatUnread,
  query: () => undefined,
  pick: ({ unReadCount }) => unReadCount,
  freshFor: 0,
});

/** How many answers of the live chat the member has not read [S1-386]; none until the gateway has said so. */
export const chatUnreadAtom = atom((get) => get(chatUnreadResource.atom(undefined)).value ?? 0);
