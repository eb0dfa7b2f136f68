import { markAnnouncementRead } from '#src/contract/lobby/announcements.ts';
import { markReadThrottle } from '#src/contract/core/limits.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { tabChannel } from '#src/platform/storage/tab-channel.ts';
import * as v from 'valibot';
import { agentAnnouncementsResource, announcementsResource, withRead } from './announcement-list.ts';
import { homeAnnouncementsResource } from './announcements.ts';
import { languageAtom } from '#src/state/app/language.ts';

const lists = [homeAnnouncementsResource, announcementsResource, agentAnnouncementsResource] as const;
const channel = tabChannel('announcements');
const Told = v.object({ member: v.string(), id: v.string() });

/** Queue of reads to report to the gateway, in order; the first one is being sent. */
const queues = new WeakMap<Store, Set<string>>();

function show(store: Store, id: string, read: boolean): void {
  for (const list of lists) list.updateAll(store, (value) => withRead(value, id, read));
}

/** Whether it is known as read. */
function isRead(store: Store, id: string): boolean {
  const language = store.get(languageAtom);
  const held = [
    announcementsResource.peek(store, { language }),
    homeAnnouncementsResource.peek(store, { language }),
    agentAnnouncementsResource.peek(store, { language }),
  ];
  return held.some((value) => value && withRead(value, id, false) !== value);
}

/**
 * Marks an announcement as read: here at once [S1-295], then at the gateway, once per 150 ms at most [S1-380]; when the queue is
 * empty the lists are read again [S1-296]. One that the gateway did not accept is unread again, without a message. Never rejects.
 */
export function readAnnouncement(store: Store, id: string): void {
  if (store.get(resourceOwnerAtom) === null || isRead(store, id)) return;
  show(store, id, true);
  const queue = queues.get(store) ?? new Set();
  queues.set(store, queue);
  const running = queue.size > 0;
  queue.add(id);
  if (!running) void sendAll(store, queue);
}

async function sendAll(store: Store, queue: Set<string>): Promise<void> {
  const member = store.get(resourceOwnerAtom);
  // Also processes reads added meanwhile.
  for (const id of queue) {
    const pause = new Promise((resolve) => setTimeout(resolve, markReadThrottle));
    if (store.get(resourceOwnerAtom) === member) await tell(store, id, member ?? '');
    await pause;
    queue.delete(id);
  }
  reload(store);
}

async function tell(store: Store, id: string, member: string): Promise<void> {
  try {
    await send(markAnnouncementRead, { body: { announcementId: id, read: true } });
    channel.tell({ member, id });
  } catch {
    if (store.get(resourceOwnerAtom) === member) show(store, id, false);
  }
}

/** Bypasses every cache: a cached answer is older than the reads. */
function reload(store: Store): void {
  const language = store.get(languageAtom);
  void announcementsResource.refresh(store, { language });
  for (const list of [homeAnnouncementsResource, agentAnnouncementsResource])
    if (list.peek(store, { language })) void list.refresh(store, { language });
}

/** Applies reads of the member's other tabs; returns the function that stops. */
export const followAnnouncements = (store: Store): (() => void) =>
  channel.listen((message) => {
    const told = v.safeParse(Told, message);
    if (told.success && told.output.member === store.get(resourceOwnerAtom)) show(store, told.output.id, true);
  });
