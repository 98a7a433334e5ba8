/** Builds `sw.js` once the rest of the site is complete: the worker contains the fingerprint of every other file. */
import { buildWorker as build } from '../../../../scripts/lib/vite/build-worker.ts';
import { platformDefine } from '../../../../scripts/lib/vite/runs-platform.ts';
import { builtDataPlugin } from '../built-data-plugin.ts';
import { isFineGround, offlineFiles, pageFiles, precacheEntries } from './list-files.ts';

interface WorkerOptions {
  /** The app's folder. */
  root: string;
  /** Folder of the built site; the worker is written into it. */
  dist: string;
  /** Builds the worker that throws the copy away and goes. */
  selfDestroying: boolean;
  /** Scripts of an account's pages: those to keep once such a page has been opened, and others. */
  ofAccount?: { logbook: readonly string[]; others: readonly string[] };
}

/** Writes the worker and returns the files that it keeps; none for a worker that removes itself. */
export async function buildWorker({
  root,
  dist,
  selfDestroying,
  ofAccount,
}: WorkerOptions): Promise<string[]> {
  const { logbook = [], others = [] } = ofAccount ?? {};
  const files = selfDestroying ? [] : offlineFiles(dist, new Set([...logbook, ...others]));
  const kept = logbook.filter((file) => !isFineGround(file));
  await build({
    root,
    dist,
    input: `src/sw/${selfDestroying ? 'self-destroying' : 'main'}.ts`,
    output: 'sw.js',
    plugins: [builtDataPlugin()],
    define: {
      ...platformDefine(),
      __OFFLINE_FILES__: JSON.stringify(precacheEntries(dist, files)),
      __LOGBOOK_FILES__: JSON.stringify(precacheEntries(dist, kept)),
      __PAGE_DOCUMENTS__: JSON.stringify(precacheEntries(dist, pageFiles(dist))),
    },
  });
  return files;
}

/** Writes the replacement for the platform's former worker, at that one's address; it removes itself. */
export function buildFormerWorker({ root, dist }: Pick<WorkerOptions, 'root' | 'dist'>): Promise<void> {
  return build({ root, dist, input: 'src/sw/former-platform.ts', output: 'plataforma/sw.js' });
}
