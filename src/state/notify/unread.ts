import { atom } from 'jotai';
import { chatFlag } from '#src/contract/core/flags.ts';
import { unreadThrottle } from '#src/contract/core/limits.ts';
import { may } from '#src/contract/core/member-type.ts';
import { unreadCount } from '#src/contract/notify/messages.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { agentAnnouncementsResource, announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { chatUnread } from '#src/contract/chat/chat.ts';

/** Loaded only by `askUnread`. */
const chatUnreadResource = defineRead({
  name: 'chat-unread',
  call: chatUnread,
  query: () => undefined,
  pick: ({ unReadCount }) => unReadCount,
  freshFor: 0,
});

/** Number of unread answers in the member's live chat [S1-386]; zero until loaded. */
const chatUnreadAtom = atom((get) => get(chatUnreadResource.atom(undefined)).value ?? 0);

/** Loaded only by `askUnread`. */
export const inboxUnreadResource = defineRead({
  name: 'inbox-unread',
  call: unreadCount,
  query: () => undefined,
  freshFor: 0,
});

type Unread = { readonly announcements: number; readonly chat: number; readonly inbox: number };
const none: Unread = { announcements: 0, chat: 0, inbox: 0 };

/** The member's unread count [S1-266]; zero for visitors, and for a free-trial guest [S1-014, S1-195]. */
export const unreadAtom = atom((get): Unread => {
  const member = get(memberAtom);
  if (!member || !may.mail(member.type)) return none;
  const language = get(languageAtom);
  return {
    announcements: get(announcementsResource.atom({ language })).value?.footer.unreadCount ?? 0,
    chat: get(chatUnreadAtom),
    inbox: get(inboxUnreadResource.atom(undefined)).value ?? 0,
  };
});

/** [S1-267] */
export const unreadTotalAtom = atom((get) => {
  const { announcements, chat, inbox } = get(unreadAtom);
  return announcements + chat + inbox;
});

/** Unread announcements for agents [S1-376]. */
export const agentUnreadAtom = atom((get) => {
  const member = get(memberAtom);
  if (!member || !may.agentArea(member.type)) return 0;
  return get(agentAnnouncementsResource.atom({ language: get(languageAtom) })).value?.footer.unreadCount ?? 0;
});

type Asking = { again: boolean; running: Promise<void> | undefined };
const asking = new WeakMap<Store, Asking>();

/**
 * Reads the number of unread messages, once per 250 ms at most [S1-385]; requests made meanwhile run afterwards, so that the last
 * answer includes every earlier change. Never for a free-trial guest [S1-014]. On failure the count stays, without a message.
 */
export function askUnread(store: Store): Promise<void> {
  const state = asking.get(store) ?? { again: false, running: undefined };
  asking.set(store, state);
  state.again = true;
  state.running ??= ask(store, state);
  return state.running;
}

async function ask(store: Store, state: Asking): Promise<void> {
  // Not before `running` is set.
  await Promise.resolve();
  while (state.again) {
    state.again = false;
    const member = store.get(memberAtom);
    if (!member || !may.unreadMail(member.type)) break;
    const pause = new Promise((resolve) => setTimeout(resolve, unreadThrottle));
    await Promise.all([
      inboxUnreadResource.refresh(store, undefined),
      store.get(whiteLabelAtom)?.flags[chatFlag] && chatUnreadResource.refresh(store, undefined),
    ]);
    await pause;
  }
  // In the same tick as the last check of `again`: later callers start a new run.
  state.running = undefined;
}
