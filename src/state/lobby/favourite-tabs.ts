import * as v from 'valibot';
import type { Store } from '#src/platform/resource/resource.ts';
import { resourceOwnerAtom } from '#src/platform/resource/slot.ts';
import { applyToIds, applyToLists, onOutboxChange, restoreOutbox } from './favourite-outbox.ts';

const Granted = v.object({ member: v.string(), nodeId: v.string(), keep: v.boolean() });

/** Applies favourites changed in the member's other tabs, online and offline; returns the function that stops. */
export const followFavourites = (store: Store): (() => void) =>
  onOutboxChange((message) => {
    const granted = v.safeParse(Granted, message);
    if (!granted.success) return void restoreOutbox(store);
    if (granted.output.member !== store.get(resourceOwnerAtom)) return;
    applyToIds(store, granted.output);
    applyToLists(store, granted.output);
  });
