import { ownerAtom, type Slot, type Store } from './slot.ts';

/** Shows the value of the last visit until there is a newer one; answers whether there was one. */
export async function showPersisted(store: Store, slot: Slot): Promise<boolean> {
  const owner = store.get(ownerAtom);
  const persisted = await (await slot.persisted())?.get();
  const state = store.get(slot.atom);
  if (!persisted || 'value' in state || store.get(ownerAtom) !== owner) return false;
  store.set(slot.atom, { ...state, ...persisted, status: 'ready', refreshing: state.status === 'loading' });
  return true;
}

/** Stores what the store holds by the time that storage is there: a member may have left with his value meanwhile. */
export async function persist(store: Store, slot: Slot): Promise<void> {
  const persisted = await slot.persisted();
  const { value, at } = store.get(slot.atom);
  if (value !== undefined && at !== undefined) await persisted?.set({ value, at });
}
