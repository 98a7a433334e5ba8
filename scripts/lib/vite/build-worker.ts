/**
 * Builds a service worker once the rest of the site is complete: it contains the fingerprint of every file that it
 * keeps.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainScript, type ScriptSource } from './plain-script.ts';

interface WorkerOptions extends ScriptSource {
  /** Folder of the built site. */
  dist: string;
  /** Path of the worker, relative to `dist`. */
  output: string;
}

/** Writes it as one plain script. */
export async function buildWorker({ dist, output, define, ...source }: WorkerOptions): Promise<void> {
  // Workbox's development code is left out, also when a test builds.
  const code = await plainScript({
    ...source,
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(join(dist, output), code);
}

/** Fingerprint of a file of the site, in base64. */
export function fingerprint(dist: string, file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(dist, file)))
    .digest('base64');
}
