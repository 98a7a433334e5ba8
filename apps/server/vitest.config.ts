import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from '@va/testing/how-often.ts';

export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    // Far from UTC, as a server may stand: no time that the platform keeps or says depends on it.
    env: { TZ: 'America/New_York' },
    // All files of a process share what it has loaded, and the embedded database that it has compiled. So no file may
    // mock a module: a test passes its stand-ins as arguments.
    isolate: false,
    include: ['src/**/*.test.ts'],
    // Files of the long run alone, as cuts of the power: they need minutes, some of them the right to mount a disk.
    exclude: [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.ts'])],
    globalSetup: ['src/testing/global-setup.ts'],
    setupFiles: ['../../packages/testing/src/property-seed.ts', 'src/testing/keep-engine.ts'],
    restoreMocks: true,
    // Databases are opened, on machines that are busy with other tests.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
