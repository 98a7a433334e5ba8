import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { siteRoot } from '../../scripts/lib/project.mjs';

const outDir = join(siteRoot, 'dist-server');

/** Libraries of many small files, which take half the time of a start to be found and read; with those they bring. */
const BUNDLED = [
  '@hono/node-server',
  '@opentelemetry/api',
  'bintrees',
  'croner',
  'hono',
  'ipaddr.js',
  'kysely',
  'prom-client',
  'tdigest',
  'uuid',
  'yaml',
  'zod',
];

/**
 * The platform beside the server. It keeps the other libraries outside: some bring files of their own, and a portal
 * alone needs none of them.
 */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // See `answer-body.ts`.
  define: { __BUILT_FOR_USE__: 'true' },
  plugins: [
    {
      name: 'server:migrations',
      writeBundle: () =>
        cpSync(join(import.meta.dirname, 'src/db/migrations'), join(outDir, 'migrations'), {
          recursive: true,
        }),
    },
  ],
  ssr: { noExternal: BUNDLED },
  build: {
    ssr: true,
    outDir,
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      input: {
        platform: 'src/http/open-platform.ts',
        'embedded-worker': 'src/db/embedded/embedded-worker.ts',
        admin: 'src/commands/admin.ts',
        demo: 'src/commands/demo.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        verify: 'src/commands/verify.ts',
      },
      output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
