import { defineConfig } from 'vitest/config';
import { contentPlugin } from './build/content/plugin.ts';
import { mapPlugin } from './build/map/plugin.ts';

export default defineConfig({
  plugins: [contentPlugin(), mapPlugin()],
  test: {
    environment: 'happy-dom',
    include: ['{src,build,server,scripts,packages}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
    restoreMocks: true,
    // Some tests start programs, on machines that are busy with the others.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
