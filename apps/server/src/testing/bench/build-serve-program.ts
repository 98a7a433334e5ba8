import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const server = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Builds the program that serves the API as the platform itself is built, so that neither the compiler's time nor its
 * memory is measured. Answers the program's file.
 */
export async function buildServeProgram(): Promise<string> {
  // Below its libraries, which stay outside as in the real build, and as deep as the sources it is built from.
  const outDir = join(server, '../../node_modules/.cache/bench/platform');
  await build({
    configFile: false,
    root: server,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: {
          serve: 'src/testing/serve-program.ts',
          'embedded-worker': 'src/db/embedded-worker.ts',
        },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  for (const folder of [outDir, join(outDir, 'assets')])
    cpSync(join(server, 'src/db/migrations'), join(folder, 'migrations'), { recursive: true });
  return join(outDir, 'serve.mjs');
}
