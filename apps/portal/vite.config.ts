import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { mapPlugin } from '@va/content/map/plugin.ts';
import { contentPlugin } from '@va/content/plugin.ts';
import { codeSplitting } from './vite/chunks.ts';
import { documentsPlugin } from './vite/documents/plugin.ts';
import { outputPlugin } from './vite/output/plugin.ts';
import { securityPlugin } from './vite/security/plugin.ts';
import { sitePlugin } from './vite/site/plugin.ts';
import { WORKERS } from '@va/security/served-folders.ts';
import { contentRoot, siteRoot } from '../../scripts/lib/project.mjs';
import { routerPlugin } from '../../scripts/lib/vite/router-plugin.ts';
import { firstScriptPlugin } from '../../scripts/lib/vite/first-script-plugin.ts';
import { platformDefine } from '../../scripts/lib/vite/runs-platform.ts';
import { sharedReactPlugin } from '../../scripts/lib/vite/shared-react.ts';

/** Folder under which the portal is served, e.g. `/eve/`. */
const base = process.env['BASE_PATH'] ?? '/';
if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
  throw new Error(
    `BASE_PATH dice «${base}», pero tiene que empezar y acabar en una barra. Escribe por ejemplo /portal/.`,
  );

/** `off` builds a portal without a service worker, and in its place one that removes itself where it is. */
const worker = process.env['SERVICE_WORKER'] ?? 'on';

export default defineConfig({
  root: import.meta.dirname,
  base,
  define: { ...platformDefine(), 'import.meta.env.SERVICE_WORKER': JSON.stringify(worker) },
  plugins: [
    contentPlugin(contentRoot),
    sitePlugin(contentRoot),
    documentsPlugin(contentRoot),
    mapPlugin(contentRoot),
    firstScriptPlugin({ input: 'src/boot.ts', output: 'boot.js' }),
    securityPlugin(contentRoot),
    sharedReactPlugin({ brings: true }),
    routerPlugin(),
    react(),
    tailwindcss(),
    outputPlugin({ contentRoot, withoutWorker: worker === 'off' }),
  ],
  build: {
    outDir: join(siteRoot, 'dist'),
    emptyOutDir: true,
    // Nothing inline: the security policy allows no `data:`.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    rolldownOptions: {
      output: { codeSplitting },
      // Says at every place whether there is a platform, so that a build without it holds nothing of it.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      // How long a plugin took depends on the machine, and is no warning.
      checks: { bundlerTimings: false },
    },
  },
  worker: { rolldownOptions: { output: { entryFileNames: `${WORKERS}[name]-[hash].js` } } },
});
