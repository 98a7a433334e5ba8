/** Builds `sw.js` for a site that is otherwise complete: the worker holds the fingerprint of every other file. */
import { build } from 'vite';
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
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      __OFFLINE_FILES__: JSON.stringify(precacheEntries(dist)),
      // Workbox leaves out what it has for developers, also where a test builds.
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      // One plain script: not every browser takes a module for a worker.
      rolldownOptions: {
        input: `src/sw/${selfDestroying ? 'self-destroying' : 'main'}.ts`,
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
  return files;
}
