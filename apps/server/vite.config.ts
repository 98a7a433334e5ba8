import { join } from 'node:path';
import { defineConfig } from 'vite';
import { siteRoot } from '../../scripts/lib/project.mjs';
import { platformDefine } from '../../scripts/lib/vite/runs-platform.ts';

/** The server as one file that needs nothing installed, beside the rules that the portal's build writes for it. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  define: platformDefine(),
  build: {
    ssr: 'src/http/main.ts',
    outDir: join(siteRoot, 'dist-server'),
    emptyOutDir: false,
    target: 'node20',
    rolldownOptions: { output: { entryFileNames: 'main.mjs' } },
  },
  ssr: { noExternal: true },
});
