import { atom } from 'jotai';
import { chatFlag } from '#src/contract/core/flags.ts';
import { unreadThrottle } from '#src/contract/core/limits.ts';
import { may } from '#src/contract/core/member-type.ts';
import { unreadCount } from '#src/contract/notify/messages.ts';
import { defineRead } from '#src/platform/resource/define-read.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { agentAnnouncementsResource, announcementsResource } from '#src/state/lobby/announcement-list.ts';
import { chatUnreadAtom, chatUnreadResource } from './chat-unread.ts';
import { languageAtom } from '#src/state/app/language.ts';
import { memberAtom } from '#src/state/identity/session-atoms.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';

/** Asked for by `askUnread` alone. */
export const inboxUnreadResource = defineRead({
  name: 'inbox-unread',
  call: unreadCount,
  query: () => undefined,
  freshFor: 0,
});

type Unread = { readonly announcements: number; readonly chat: number; readonly inbox: number };
const none: Unread = { announcements: 0, chat: 0, inbox: 0 };

/** What a member has not read [S1-266]; nothing for who has not signed in, and for a free-trial guest [S1-014, S1-195]. */
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

/** What an agent has not read of the announcements for agents [S1-376]. */
export const agentUnreadAtom = atom((get) => {
  const member = get(memberAtom);
  if (!member || !may.agentArea(member.type)) return 0;
  return get(agentAnnouncementsResource.atom({ language: get(languageAtom) })).value?.footer.unreadCount ?? 0;
});

type Asking = { again: boolean; running: Promise<void> | undefined };
const asking = new WeakMap<Store, Asking>();

/**
 * Asks how many messages are unread, once per 250 ms at most [S1-385]; what is asked for meanwhile is asked after it, so that the
 * last answer knows of every change before. Never for a free-trial guest [S1-014]. A failure leaves the count as it was, in silence.
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
  // In the same step as the last look at `again`: whoever asks from now on begins anew.
  state.running = undefined;
}
