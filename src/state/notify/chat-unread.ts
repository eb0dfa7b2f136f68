import { atom } from 'jotai';
import { chatUnread } from '#src/contract/chat/chat.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';

/** Loaded only by `askUnread`. */
export const chatUnreadResource = defineRead({
  name: 'chat-unread',
  call: chatUnread,
  query: () => undefined,
  pick: ({ unReadCount }) => unReadCount,
  freshFor: 0,
});

/** Number of unread answers in the member's live chat [S1-386]; zero until loaded. */
export const chatUnreadAtom = atom((get) => get(chatUnreadResource.atom(undefined)).value ?? 0);
