import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['../../packages/testing/src/property-seed.ts'],
    restoreMocks: true,
    // Databases are opened, on machines that are busy with other tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
