import { atom } from 'jotai';

/** How many chat messages the member has not read: none, where there is no chat. */
export const chatUnreadAtom = atom(0);
