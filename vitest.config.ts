import { defineConfig } from 'vitest/config';
import { contentPlugin } from '@va/content/plugin.ts';
import { mapPlugin } from './apps/portal/vite/map/plugin.ts';

export default defineConfig({
  plugins: [contentPlugin(), mapPlugin()],
  test: {
    environment: 'happy-dom',
    include: ['{apps/portal,apps/server/src/http,packages,scripts,tests}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
    // Some tests start programs, on machines that are busy with the others.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
