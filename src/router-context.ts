import type { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;
/** What loaders may use: the store that holds every resource. */
export type RouterContext = { store: Store };
