import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { PROGRAMS } from './programs.ts';

const server = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Builds the programs as the platform itself is, so that no start has to compile the sources.
 * @param name of the folder in the cache: below the libraries, which stay outside, and as deep as the sources
 * @returns the folder
 */
export async function buildPrograms(name: string): Promise<string> {
  const outDir = join(server, '../../node_modules/.cache/programs', name);
  await build({
    configFile: false,
    root: server,
    publicDir: false,
    // Benches measure what an airline runs.
    define: name === 'bench' ? { __BUILT_FOR_USE__: 'true' } : {},
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: PROGRAMS,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  cpSync(join(server, 'src/db/migrations'), join(outDir, 'migrations'), { recursive: true });
  return outDir;
}
