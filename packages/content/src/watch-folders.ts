/** Watching a folder and all that are in it. */
import { readdirSync, watch, type FSWatcher } from 'node:fs';
import { join } from 'node:path';

/**
 * Calls `onChange` whenever something under `top` is written, made or deleted, until `close` is called. One watcher for each
 * folder: Node's own for whole trees follows files on Linux, and loses one that an editor saves by putting another in its
 * place. `renew` finds the folders that came or went since.
 */
export function watchFolders(top: string, onChange: () => void): { renew: () => void; close: () => void } {
  let watchers: FSWatcher[] = [];
  const close = () => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const renew = () => {
    close();
    for (const folder of [top, ...foldersIn(top)]) {
      try {
        // A folder that goes while it is watched is a change like any other.
        watchers.push(watch(folder, onChange).on('error', onChange));
      } catch {
        // The folder was deleted before it could be watched; the watcher of its parent tells of that.
      }
    }
  };
  renew();
  return { renew, close };
}

function foldersIn(top: string): string[] {
  try {
    return readdirSync(top, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .flatMap(({ name }) => [join(top, name), ...foldersIn(join(top, name))]);
  } catch {
    return [];
  }
}
