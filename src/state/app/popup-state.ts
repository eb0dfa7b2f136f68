import * as v from 'valibot';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineStored, type StorageOwner, type Stored } from '#src/platform/storage/storage.ts';

/** What was shown last, and whether it is to be shown again [S1-268]; in which language, and which announcements those are. */
const PopupState = v.object({
  show: v.boolean(),
  data: v.array(v.object({ title: v.string(), content: v.string() })),
  language: v.exactOptional(v.string()),
  ids: v.exactOptional(v.array(v.string())),
});
type PopupState = v.InferOutput<typeof PopupState>;

const popup = (key: string, owner: StorageOwner): Stored<PopupState> =>
  defineStored<PopupState>({ key, owner, version: 1, schema: PopupState, fallback: { show: false, data: [] } });
/** One for each audience [S1-268, CARD-10]; the member's goes with him. */
const storedPopup = { visitor: popup('visitorPopup', 'device'), member: popup('memberPopup', 'member') };
export type Audience = keyof typeof storedPopup;

/** Audience B for visitors, A for members, F as well at a first login [S1-287, S1-288, S1-289]. */
export const popupItems = (all: readonly Announcement[], audience: Audience, firstLogin: boolean): Announcement[] =>
  all.filter(({ execution }) =>
    audience === 'visitor' ? execution === 'B' : execution === 'A' || (execution === 'F' && firstLogin),
  );

/**
 * Whether a list is to be shown, and notes it: when it is another one than last time, or that was not closed
 * [S1-290]. The same announcements in another language are no other ones. An empty list is neither shown nor noted.
 */
export async function evaluatePopup(
  audience: Audience,
  items: readonly Announcement[],
  language: Language,
): Promise<boolean> {
  if (items.length === 0) return false;
  const now = {
    data: items.map(({ title, content }) => ({ title, content })),
    language,
    ids: items.map(({ id }) => id),
  };
  const { show } = await storedPopup[audience].update((old) => ({ ...now, show: isOther(old, now) || old.show }));
  return show;
}

type Seen = Omit<PopupState, 'show'>;
function isOther(old: Seen, now: Seen): boolean {
  const translated = old.language !== undefined && old.language !== now.language;
  const what = (seen: Seen) => JSON.stringify(translated ? seen.ids : seen.data);
  return what(old) !== what(now);
}

/**
 * What of a list is put before the reader now: all of it, and at a first login one announcement alone, what is for that login before all
 * others. Nothing that was written before somebody came is news to them; the rest waits for their next login.
 */
export const slidesOf = (items: readonly Announcement[], firstLogin: boolean): readonly Announcement[] =>
  firstLogin ? items.toSorted((a, b) => Number(b.execution === 'F') - Number(a.execution === 'F')).slice(0, 1) : items;

/** Closed by the reader: it stays closed while it is the same [S1-291]. */
export async function closePopup(audience: Audience): Promise<void> {
  await storedPopup[audience].update((old) => ({ ...old, show: false }));
}
