import { openStore, type Store } from './store';

/** Gives this process another store: an empty one in memory, unless told otherwise. */
export function replaceStore(store: Store = openStore('memory:')): Store {
  Object.assign(globalThis, { practiceStore: store });
  return store;
}
