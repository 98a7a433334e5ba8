import { configDefaults, defineConfig } from 'vitest/config';

/** Cuts of the power and full disks, which need minutes and the right to mount a disk. */
const LONG_ONLY = ['src/**/power-cut.test.ts', 'src/**/full-disk.test.ts'];

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // All files of a process share what it has loaded, and the embedded database that it has compiled. So no file may
    // replace a module: what a test has to play is given to what it tests.
    isolate: false,
    include: ['src/**/*.test.ts'],
    exclude: [...configDefaults.exclude, ...('LONG' in process.env ? [] : LONG_ONLY)],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['../../packages/testing/src/property-seed.ts', 'src/testing/keep-engine.ts'],
    restoreMocks: true,
    // Databases are opened, on machines that are busy with other tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
