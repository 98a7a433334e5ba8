import { join } from 'node:path';
import { defineConfig } from 'vite';
import { siteRoot } from '../../scripts/lib/project.mjs';

/** The recorder as one script that needs nothing installed: single executables take CommonJS. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  resolve: {
    alias: {
      // It runs script files that lie beside it; the registry is read by Windows' own program instead.
      regedit: join(import.meta.dirname, 'src/program/no-registry.ts'),
    },
  },
  build: {
    ssr: 'src/main.ts',
    outDir: join(siteRoot, 'dist-recorder'),
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: {
      // Faster parts of `ws` that are not there either.
      external: ['bufferutil', 'utf-8-validate'],
      output: { format: 'cjs', entryFileNames: 'grabador.cjs', codeSplitting: false },
      checks: { bundlerTimings: false },
    },
  },
  ssr: { noExternal: true },
});
