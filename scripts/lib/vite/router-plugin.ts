/**
 * Removes the router's warnings for developers, from what browsers get and from the pages that the server paints: its
 * package only exports the development build, half a kB larger and slower, and the other build still contains 1 kB of
 * them, which the bundler drops once told that they have no effect.
 */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { root } from '../project.mjs';

const PRODUCTION = join(root, 'node_modules/react-router/dist/production/index.mjs');

export const routerPlugin = (): Plugin => ({
  name: 'site:router',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: /^react-router$/, replacement: PRODUCTION }] },
    build: { rolldownOptions: { treeshake: { manualPureFunctions: ['warning', 'warningOnce'] } } },
  }),
});
