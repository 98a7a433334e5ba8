import react from '@vitejs/plugin-react';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { chunksPlugin } from './vite/chunks/plugin.ts';
import { contentPlugin } from '@va/content/plugin.ts';
import { documentsPlugin } from './vite/documents/plugin.ts';
import { mapPlugin } from './vite/map/plugin.ts';
import { securityPlugin } from './vite/security/plugin.ts';
import { sitePlugin } from './vite/site/plugin.ts';
import { WORKERS } from '@va/security/served-folders.ts';
import { contentRoot } from '../../scripts/lib/project.mjs';

/** Folder under which the portal is served, e.g. `/eve/`; always ends in a slash. */
const base = process.env['BASE_PATH'] ?? '/';

export default defineConfig({
  root: import.meta.dirname,
  base,
  // `off` builds a portal without a service worker, and in its place one that removes itself where it is.
  define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(process.env['SERVICE_WORKER'] ?? 'on') },
  plugins: [
    contentPlugin(contentRoot),
    sitePlugin(contentRoot),
    documentsPlugin(contentRoot),
    mapPlugin(contentRoot),
    securityPlugin(contentRoot),
    chunksPlugin(),
    react(),
    tailwindcss(),
  ],
  build: {
    // Nothing inline: the security policy allows no `data:`.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
  },
  worker: { rolldownOptions: { output: { entryFileNames: `${WORKERS}[name]-[hash].js` } } },
});
