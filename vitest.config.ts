import { configDefaults, defineConfig } from 'vitest/config';
import { mapPlugin } from '@va/content/map/plugin.ts';
import { contentPlugin } from '@va/content/plugin.ts';

const FILES = '{apps/portal,apps/platform,packages,scripts,tests}/**/*.test';
/** Rules, content and programs: their tests leave nothing behind, so that all files share what one has loaded. */
const SHARING = '{packages/{content,domain,recorder,schemas,security},scripts,tests}/**/*.test.ts';

/** A whole build of the portal, which the test command makes once anyway; in the long run it is made alone as well. */
const LONG_ONLY = 'LONG' in process.env ? [] : ['apps/portal/vite/output/plugin.test.ts'];

const shared = {
  setupFiles: ['packages/testing/src/property-seed.ts'],
  restoreMocks: true,
  // Some tests start programs, on machines that are busy with the others.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      'apps/server/vitest.config.ts',
      {
        plugins: [contentPlugin(), mapPlugin()],
        test: { ...shared, name: 'sharing', environment: 'node', include: [SHARING], isolate: false },
      },
      {
        plugins: [contentPlugin(), mapPlugin()],
        // A file that needs a document although it shows no component says so in its first line.
        test: {
          ...shared,
          name: 'node',
          environment: 'node',
          include: [`${FILES}.ts`],
          exclude: [...configDefaults.exclude, SHARING, ...LONG_ONLY],
        },
      },
      {
        plugins: [contentPlugin(), mapPlugin()],
        test: { ...shared, name: 'dom', environment: 'happy-dom', include: [`${FILES}.tsx`] },
      },
    ],
  },
});
