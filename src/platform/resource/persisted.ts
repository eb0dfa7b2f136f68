import { ownerAtom, type Slot, type Store } from './slot.ts';

/** Shows the value of the last visit until there is a newer one; answers whether there was one. */
export async function showPersisted(store: Store, slot: Slot): Promise<boolean> {
  const owner = store.get(ownerAtom);
  const kept = await (await slot.kept())?.get();
  const state = store.get(slot.atom);
  if (!kept || 'value' in state || store.get(ownerAtom) !== owner) return false;
  store.set(slot.atom, { ...state, ...kept, status: 'ready', refreshing: state.status === 'loading' });
  return true;
}

/** Keeps what the store holds by the time that storage is there: a member may have left with his value meanwhile. */
export async function keep(store: Store, slot: Slot): Promise<void> {
  const kept = await slot.kept();
  const { value, at } = store.get(slot.atom);
  if (value !== undefined && at !== undefined) await kept?.set({ value, at });
}
