/** Builds `sw.js` for a site that is otherwise complete: the worker holds the fingerprint of every other file. */
import { build } from 'vite';
import type { OfflineFiles } from '#app/config/offline-copy.ts';
import { listOfflineFiles, versionOf } from './list-files.ts';

const FILES_MODULE = 'virtual:offline-files';

export interface WorkerOptions {
  /** The project's folder. */
  root: string;
  /** Folder of the built site; the worker is written into it. */
  dist: string;
  /** Builds the worker that throws the copy away and goes. */
  selfDestroying: boolean;
}

/** Writes the worker; gives the files that it keeps, which are none for one that goes. */
export async function buildWorker({ root, dist, selfDestroying }: WorkerOptions): Promise<OfflineFiles> {
  const files = selfDestroying ? {} : listOfflineFiles(dist);
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [
      {
        name: 'portal:offline-files',
        resolveId: (id) => (id === FILES_MODULE ? `\0${FILES_MODULE}` : undefined),
        load: (id) =>
          id === `\0${FILES_MODULE}`
            ? [
                `export const version = ${JSON.stringify(versionOf(files))};`,
                `export const files = ${JSON.stringify(files)};`,
              ].join('\n')
            : undefined,
      },
    ],
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
