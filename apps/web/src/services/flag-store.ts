import { createStore, type Store } from '@va/ui/state/store.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/**
 * Store of a yes-or-no choice in this browser: one word under a key for yes, nothing for no.
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
