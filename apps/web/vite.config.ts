import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type UserConfig } from 'vite';
import { mapPlugin } from '@va/content/map/plugin.ts';
import { contentPlugin } from '@va/content/plugin.ts';
import { builtDataPlugin } from './vite/built-data-plugin.ts';
import { codeSplitting } from './vite/chunks.ts';
import { codeLettersPlugin } from './vite/code-letters-plugin.ts';
import { documentsPlugin } from './vite/documents/plugin.ts';
import { outputPlugin } from './vite/output/plugin.ts';
import { preloadPlugin } from './vite/preload-plugin.ts';
import { securityPlugin } from './vite/security/plugin.ts';
import { sitePlugin } from './vite/site/plugin.ts';
import { withoutPlatformPlugin } from './vite/without-platform.ts';
import { WORKERS } from '@va/security/served-folders.ts';
import { contentRoot, siteRoot } from '../../scripts/lib/project.mjs';
import { routerPlugin } from '../../scripts/lib/vite/router-plugin.ts';
import { keptIconsPlugin } from '../../scripts/lib/vite/kept-icons-plugin.ts';
import { firstScriptPlugin } from '../../scripts/lib/vite/first-script-plugin.ts';
import { platformDefine } from '../../scripts/lib/vite/runs-platform.ts';

/** Folder under which the portal is served, e.g. `/eve/`. */
const base = process.env['BASE_PATH'] ?? '/';
if (!/^\/(?:[\w.~-]+\/)*$/.test(base))
  throw new Error(
    `BASE_PATH dice «${base}», pero tiene que empezar y acabar en una barra. Escribe por ejemplo /portal/.`,
  );
/** Where the API answers while developing. */
const server = process.env['PLATFORM_SERVER'] ?? 'http://localhost:4173';

/** `off` builds a portal without a service worker, and in its place one that removes itself where it is. */
const worker = process.env['SERVICE_WORKER'] ?? 'on';

/** What says whether there is a platform. */
const platform = platformDefine();

const shared: UserConfig = {
  root: import.meta.dirname,
  base,
  define: { ...platform, 'import.meta.env.SERVICE_WORKER': JSON.stringify(worker) },
};

/** The same pages for the server, which paints those of the platform into their documents. */
const onServer: UserConfig = {
  ...shared,
  define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
  plugins: [
    builtDataPlugin(),
    contentPlugin(contentRoot),
    mapPlugin(contentRoot),
    keptIconsPlugin(),
    routerPlugin(),
    react(),
  ],
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    outDir: join(siteRoot, 'dist-server'),
    emptyOutDir: false,
    target: 'node20',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { entryFileNames: 'pages.mjs', chunkFileNames: 'pages/[name]-[hash].mjs' },
      checks: { bundlerTimings: false },
    },
  },
};

const inBrowser: UserConfig = {
  ...shared,
  plugins: [
    contentPlugin(contentRoot),
    sitePlugin(contentRoot),
    documentsPlugin(contentRoot),
    mapPlugin(contentRoot),
    firstScriptPlugin({ input: 'src/boot.ts', output: 'boot.js' }),
    securityPlugin(contentRoot),
    builtDataPlugin(),
    routerPlugin(),
    preloadPlugin(),
    react(),
    tailwindcss(),
    codeLettersPlugin(),
    outputPlugin({ contentRoot, withoutWorker: worker === 'off' }),
    ...(platform['__WITHOUT_PLATFORM__'] === 'true' ? [withoutPlatformPlugin()] : []),
  ],
  build: {
    outDir: join(siteRoot, 'dist'),
    emptyOutDir: true,
    // Nothing inline: the security policy allows no `data:`.
    assetsInlineLimit: 0,
    // Every browser of `cssTarget` preloads modules by itself.
    modulePreload: { polyfill: false },
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
  server: { proxy: { [`${base}plataforma/api`]: server } },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? onServer : inBrowser));
