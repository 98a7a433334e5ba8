import { join } from 'node:path';
import { mapPlugin } from '@va/content/map/plugin.ts';
import { contentPlugin } from '@va/content/plugin.ts';
import { PLATFORM_ASSETS } from '@va/security/platform-folders.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { brandPlugin } from '../../scripts/lib/vite/brand-plugin.ts';
import { contentRoot, siteRoot } from '../../scripts/lib/project.mjs';
import { firstScriptPlugin } from '../../scripts/lib/vite/first-script-plugin.ts';
import { routerPlugin } from '../../scripts/lib/vite/router-plugin.ts';
import { sharedReactPlugin } from '../../scripts/lib/vite/shared-react.ts';
import { codeSplitting } from './vite/chunks.ts';
import { outputPlugin } from './vite/output-plugin.ts';

/** Folder under which portal and platform are served, such as `/eve/`. */
const base = process.env['BASE_PATH'] ?? '/';
/** Where the API answers while developing. */
const server = process.env['PLATFORM_SERVER'] ?? 'http://localhost:4173';

/** `off` builds the worker that throws the kept pages away and goes. */
const worker = process.env['SERVICE_WORKER'] ?? 'on';

const shared: UserConfig = {
  root: import.meta.dirname,
  base,
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(worker) },
  plugins: [
    contentPlugin(contentRoot),
    brandPlugin(contentRoot, ({ airline: { name, brand } }) => ({
      name: `Plataforma ${name}`,
      tags: [
        { tag: 'link', attrs: { rel: 'icon', type: 'image/svg+xml', href: base + brand.icon.slice(1) } },
      ],
    })),
    mapPlugin(contentRoot),
    react(),
  ],
};

/** The same pages for the server, which paints them into their documents. */
const onServer: UserConfig = {
  ...shared,
  define: { ...shared.define, 'process.env.NODE_ENV': '"production"' },
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
    shared.plugins,
    firstScriptPlugin({ input: 'src/boot.ts', output: 'plataforma/boot.js' }),
    sharedReactPlugin({ brings: false }),
    routerPlugin(),
    tailwindcss(),
    outputPlugin({ contentRoot, withoutWorker: worker === 'off' }),
  ],
  build: {
    outDir: join(siteRoot, 'dist'),
    // The portal stands there already.
    emptyOutDir: false,
    // Apart from the portal's, whose offline copy keeps all of its own.
    assetsDir: PLATFORM_ASSETS.slice(0, -1),
    // Every browser of `cssTarget` preloads modules by itself.
    modulePreload: { polyfill: false },
    // The policy allows no `data:`.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    rolldownOptions: {
      input: 'plataforma/index.html',
      output: { codeSplitting },
      checks: { bundlerTimings: false },
    },
  },
  server: { proxy: { [`${base}plataforma/api`]: server, [`${base}images`]: server } },
};

export default defineConfig(({ isSsrBuild }) => (isSsrBuild ? onServer : inBrowser));
