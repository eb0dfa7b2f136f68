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
/** Messages read or deleted in a tab; all if there are no ids. */
const Change = v.object({
  member: v.string(),
  did: v.picklist(['read', 'deleted']),
  ids: v.optional(v.array(v.string())),
});
type Change = v.InferOutput<typeof Change>;

/** Maximum number of messages per call: each answer advances the progress. */
const batch = 10;

/** The complete pages left in a list of this length: deletions move later messages up. */
const wholePages = (count: number) => Math.max(1, Math.floor(count / inboxPageSize));

/** Applies a change to the loaded lists and counts. Returns the messages that were unread before. */
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

/** Marks messages as unread again that the gateway did not accept as read. */
function takeBack(store: Store, ids: readonly string[]): void {
  inboxResource.updateAll(store, (list) => ({
    ...list,
    items: list.items.map((item) => (ids.includes(item.id) ? asRead(item, false) : item)),
  }));
}

/** Notifies the other tabs, and reads the current state: two tabs may have changed it at once. */
function settle(store: Store, change: Change): void {
  channel.tell(change);
  void askUnread(store);
}

/**
 * Marks messages as read, all of them without ids: here at once, then at the gateway. Those that it did not accept are unread
 * again, without a message. Never rejects.
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
 * Deletes messages permanently, in batches, reporting the number deleted: they leave the list once the gateway has confirmed it.
 * Rejects with an AppError; earlier batches stay deleted.
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

/** Applies reads and deletions of the member's other tabs; returns the function that stops. */
export const followInbox = (store: Store): (() => void) =>
  channel.listen((message) => {
    const change = v.safeParse(Change, message);
    if (!change.success || change.output.member !== store.get(resourceOwnerAtom)) return;
    show(store, change.output);
    if (change.output.did === 'deleted') inboxResource.invalidate(store);
    void askUnread(store);
  });
