import { defineConfig } from 'vitest/config';
import { contentPlugin } from '@va/content/plugin.ts';
import { mapPlugin } from './apps/portal/vite/map/plugin.ts';

const FILES = '{apps/portal,apps/platform,packages,scripts,tests}/**/*.test';

const shared = {
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
        // A file that needs a document although it shows no component says so in its first line.
        test: { ...shared, name: 'node', environment: 'node', include: [`${FILES}.ts`] },
      },
      {
        plugins: [contentPlugin(), mapPlugin()],
        test: { ...shared, name: 'dom', environment: 'happy-dom', include: [`${FILES}.tsx`] },
      },
    ],
  },
});
