/** Builds `sw.js` for a site that is otherwise complete: the worker holds the fingerprint of every other file. */
import { buildWorker as build } from '../../../../scripts/lib/vite/build-worker.ts';
import { platformDefine } from '../../../../scripts/lib/vite/runs-platform.ts';
import { offlineFiles, precacheEntries } from './list-files.ts';

interface WorkerOptions {
  /** The app's folder. */
  root: string;
  /** Folder of the built site; the worker is written into it. */
  dist: string;
  /** Builds the worker that throws the copy away and goes. */
  selfDestroying: boolean;
}

/** Writes the worker; gives the files that it keeps, which are none for one that goes. */
export async function buildWorker({ root, dist, selfDestroying }: WorkerOptions): Promise<string[]> {
  const files = selfDestroying ? [] : offlineFiles(dist);
  await build({
    root,
    dist,
    input: `src/sw/${selfDestroying ? 'self-destroying' : 'main'}.ts`,
    output: 'sw.js',
    define: { ...platformDefine(), __OFFLINE_FILES__: JSON.stringify(precacheEntries(dist)) },
  });
  return files;
}
