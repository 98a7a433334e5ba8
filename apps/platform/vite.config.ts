import { contentPlugin } from '@va/content/plugin.ts';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentRoot } from '../../scripts/lib/project.mjs';
import { brandPlugin } from './vite/brand-plugin.ts';

/** Folder under which portal and platform are served, such as `/eve/`; ends in a slash. */
const base = process.env['BASE_PATH'] ?? '/';
/** Where the API answers while developing. */
const server = process.env['PLATFORM_SERVER'] ?? 'http://localhost:4173';

export default defineConfig({
  root: import.meta.dirname,
  base,
  plugins: [contentPlugin(contentRoot), brandPlugin(contentRoot), react(), tailwindcss()],
  build: {
    // The policy allows no `data:`.
    assetsInlineLimit: 0,
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    sourcemap: true,
    rolldownOptions: {
      input: 'plataforma/index.html',
      output: {
        codeSplitting: {
          // The same chunk as the portal's, so that a browser that has one has both.
          groups: [{ name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// }],
        },
      },
    },
  },
  server: { proxy: { [`${base}plataforma/api`]: server, [`${base}images`]: server } },
});
