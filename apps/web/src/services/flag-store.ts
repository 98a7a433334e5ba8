import { createStore, type Store } from '@va/ui/state/create-store.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/**
 * A choice of yes or no that this browser remembers: one word under a key while it is yes, and nothing otherwise.
 * @param apply what else follows the choice; called on every change, not at the start
 */
export function flagStore(
  key: string,
  word: string,
  apply: (on: boolean) => void = () => {},
): Store<boolean> {
  const { subscribe, snapshot, set } = createStore(readStored(key) === word);
  return {
    subscribe,
    snapshot,
    atBuild: () => false,
    set(on) {
      if (on) writeStored(key, word);
      else removeStored(key);
      apply(on);
      set(on);
    },
  };
}
