import { defineConfig } from 'vitest/config';
import { contentPlugin } from '@va/content/plugin.ts';
import { mapPlugin } from './apps/portal/vite/map/plugin.ts';

export default defineConfig({
  test: {
    projects: [
      'apps/server/vitest.config.ts',
      {
        plugins: [contentPlugin(), mapPlugin()],
        test: {
          name: 'portal',
          environment: 'happy-dom',
          include: ['{apps/portal,packages,scripts,tests}/**/*.test.{ts,tsx}'],
          restoreMocks: true,
          // Some tests start programs, on machines that are busy with the others.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
