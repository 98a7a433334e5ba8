/** Builds a service worker beside a site that is otherwise complete: it holds the fingerprint of every file that it keeps. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

interface WorkerOptions {
  /** The app's folder. */
  root: string;
  /** Folder of the built site. */
  dist: string;
  /** Source of the worker, from the app's folder. */
  input: string;
  /** Where the worker goes, from `dist`. */
  output: string;
  /** Names that the worker has instead of values, with the JSON that takes their place. */
  define: Readonly<Record<string, string>>;
}

/** Writes one plain script: not every browser takes a module for a worker. */
export async function buildWorker({ root, dist, input, output, define }: WorkerOptions): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // Workbox leaves out what it has for developers, also where a test builds.
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: dist,
      emptyOutDir: false,
      modulePreload: false,
      rolldownOptions: { input, output: { format: 'iife', entryFileNames: output } },
    },
  });
}

/** Fingerprint of a file of the site, in base64. */
export function fingerprint(dist: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(dist, file)))
    .digest('base64');
}
