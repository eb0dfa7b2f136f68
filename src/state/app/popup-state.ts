import * as v from 'valibot';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import type { Language } from '#src/contract/core/wire.ts';
import { defineStored, type StorageOwner, type Stored } from '#src/platform/storage/storage.ts';

/** The list shown last, whether to show it again [S1-268], its language, and the ids of its announcements. */
const PopupState = v.object({
  show: v.boolean(),
  data: v.array(v.object({ title: v.string(), content: v.string() })),
  language: v.exactOptional(v.string()),
  ids: v.exactOptional(v.array(v.string())),
});
type PopupState = v.InferOutput<typeof PopupState>;

const popup = (key: string, owner: StorageOwner): Stored<PopupState> =>
  defineStored<PopupState>({ key, owner, version: 1, schema: PopupState, fallback: { show: false, data: [] } });
/** One per audience [S1-268, CARD-10]; the member's is deleted at logout. */
const storedPopup = { visitor: popup('visitorPopup', 'device'), member: popup('memberPopup', 'member') };
export type Audience = keyof typeof storedPopup;

/** Audience B for visitors, A for members, F as well at a first login [S1-287, S1-288, S1-289]. */
export const popupItems = (all: readonly Announcement[], audience: Audience, firstLogin: boolean): Announcement[] =>
  all.filter(({ execution }) =>
    audience === 'visitor' ? execution === 'B' : execution === 'A' || (execution === 'F' && firstLogin),
  );

/**
 * Whether to show a list, and records it: if it differs from the last one, or that was not closed [S1-290]. The same
 * announcements in another language do not differ. An empty list is neither shown nor recorded.
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
 * The announcements of a list to show now: all of them, and at a first login only one, preferably one for first logins. An
 * announcement older than the account is no news to its member; the rest waits for their next login.
 */
export const slidesOf = (items: readonly Announcement[], firstLogin: boolean): readonly Announcement[] =>
  firstLogin ? items.toSorted((a, b) => Number(b.execution === 'F') - Number(a.execution === 'F')).slice(0, 1) : items;

/** Closed by the reader: it stays closed until the list changes [S1-291]. */
export async function closePopup(audience: Audience): Promise<void> {
  await storedPopup[audience].update((old) => ({ ...old, show: false }));
}
