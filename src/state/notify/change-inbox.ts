import { inboxPageSize } from '#src/contract/core/limits.ts';
import { deleteMessages, readMessages } from '#src/contract/notify/messages.ts';
import type { Message } from '#src/contract/notify/messages.schema.ts';
import { send } from '#src/platform/calls/send.ts';
import type { Store } from '#src/platform/resource/resource.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { tabChannel } from '#src/platform/storage/tab-channel.ts';
import * as v from 'valibot';
import { inboxResource } from './inbox.ts';
import { askUnread, inboxUnreadResource } from './unread.ts';

const channel = tabChannel('inbox');
/** What a tab has read or deleted; all when no ids are named. */
const Change = v.object({
  member: v.string(),
  did: v.picklist(['read', 'deleted']),
  ids: v.optional(v.array(v.string())),
});
type Change = v.InferOutput<typeof Change>;

/** So many messages go with one call: each that is answered moves the progress on. */
const batch = 10;

/** The pages that a list of so many messages surely has whole: what was deleted moves the others up. */
const wholePages = (count: number) => Math.max(1, Math.floor(count / inboxPageSize));

/** Shows a change in the lists that are held, and counts it. Answers which messages were unread before. */
function show(store: Store, { did, ids }: Pick<Change, 'did' | 'ids'>): string[] {
  const chosen = new Set(ids);
  const isMeant = (id: string) => ids === undefined || chosen.has(id);
  const counted = new Set<string>();
  inboxResource.updateAll(store, (list) => {
    for (const { id, read } of list.items) if (isMeant(id) && !read) counted.add(id);
    if (did === 'read')
      return { ...list, items: list.items.map((item) => (isMeant(item.id) ? asRead(item, true) : item)) };
    const items = list.items.filter(({ id }) => !isMeant(id));
    const totalCount = (list.totalCount ?? 0) - (list.items.length - items.length);
    return { ...list, items, totalCount, pageNum: Math.min(list.pageNum, wholePages(items.length)) };
  });
  const unread = inboxUnreadResource.peek(store, undefined);
  if (unread !== undefined)
    inboxUnreadResource.set(store, undefined, ids === undefined ? 0 : Math.max(0, unread - counted.size));
  return [...counted];
}

const asRead = (item: Message, read: boolean): Message => (item.read === read ? item : { ...item, read });

/** Makes messages unread again that the gateway has not taken as read. */
function takeBack(store: Store, ids: readonly string[]): void {
  inboxResource.updateAll(store, (list) => ({
    ...list,
    items: list.items.map((item) => (ids.includes(item.id) ? asRead(item, false) : item)),
  }));
}

/** Tells the other tabs, and asks what is right by now: two tabs may have changed something at once. */
function settle(store: Store, change: Change): void {
  channel.tell(change);
  void askUnread(store);
}

/**
 * Marks messages as read, all of them without ids: here at once, then at the gateway. What it has not taken is unread
 * again, and nothing is said of it. Never rejects.
 */
export async function readInbox(store: Store, ids?: readonly string[]): Promise<void> {
  const member = store.get(resourceOwnerAtom);
  if (member === null) return;
  const change = { did: 'read', ...(ids && { ids: [...ids] }) } as const;
  const before = inboxUnreadResource.peek(store, undefined);
  const unread = show(store, change);
  try {
    await send(readMessages, { body: ids ? { ids: [...ids] } : {} });
  } catch {
    if (store.get(resourceOwnerAtom) !== member) return;
    takeBack(store, unread);
    if (before !== undefined) inboxUnreadResource.set(store, undefined, before);
    return void askUnread(store);
  }
  if (store.get(resourceOwnerAtom) === member) settle(store, { member, ...change });
}

/**
 * Deletes messages for good, some at a time, each time telling how many are gone: they leave the list once the gateway has said so.
 * Rejects with an AppError; what was deleted before stays deleted.
 */
export async function deleteFromInbox(
  store: Store,
  ids: readonly string[],
  onProgress: (gone: number) => void,
): Promise<void> {
  const member = store.get(resourceOwnerAtom);
  for (let gone = 0; gone < ids.length && member !== null; gone += batch) {
    const some = ids.slice(gone, gone + batch);
    await send(deleteMessages, { body: { ids: some } });
    if (store.get(resourceOwnerAtom) !== member) return;
    show(store, { did: 'deleted', ids: some });
    settle(store, { member, did: 'deleted', ids: some });
    onProgress(gone + some.length);
  }
  inboxResource.invalidate(store);
}

/** Shows what the member reads and deletes in other tabs; answers the way to stop. */
export const followInbox = (store: Store): (() => void) =>
  channel.listen((message) => {
    const change = v.safeParse(Change, message);
    if (!change.success || change.output.member !== store.get(resourceOwnerAtom)) return;
    show(store, change.output);
    if (change.output.did === 'deleted') inboxResource.invalidate(store);
    void askUnread(store);
  });
