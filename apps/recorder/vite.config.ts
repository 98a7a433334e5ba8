import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentRoot, siteRoot } from '../../scripts/lib/project.mjs';
import { brandPlugin } from '../../scripts/lib/vite/brand-plugin.ts';

/** The recorder's page: files for its loopback server, with the colours of the airline that builds it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  publicDir: false,
  plugins: [brandPlugin(contentRoot, () => ({ name: '', tags: [] })), react(), tailwindcss()],
  build: {
    outDir: join(siteRoot, 'dist-recorder/pagina'),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // The policy of the loopback server allows no `data:`.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
  },
});
