import * as v from 'valibot';
import type { Announcement } from '#src/contract/announcements.ts';
import { defineStored, type StorageOwner, type Stored } from '#src/platform/storage/storage.ts';

/** What was shown last, and whether it is to be shown again [S1-268]. */
const PopupState = v.object({ show: v.boolean(), data: v.array(v.object({ title: v.string(), content: v.string() })) });
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
 * [S1-290]. An empty list is neither shown nor noted.
 */
export async function evaluatePopup(audience: Audience, items: readonly Announcement[]): Promise<boolean> {
  if (items.length === 0) return false;
  const data = items.map(({ title, content }) => ({ title, content }));
  const same = (old: PopupState) => JSON.stringify(old.data) === JSON.stringify(data);
  const { show } = await storedPopup[audience].update((old) => (same(old) ? old : { show: true, data }));
  return show;
}

/** Closed by the reader: it stays closed while it is the same [S1-291]. */
export async function closePopup(audience: Audience): Promise<void> {
  await storedPopup[audience].update((old) => ({ ...old, show: false }));
}
