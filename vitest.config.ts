import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { mapPlugin } from '@va/content/map/plugin.ts';
import { contentPlugin } from '@va/content/plugin.ts';
import { isLong } from '@va/testing/how-often.ts';

const FILES = '{apps/web,apps/recorder,packages,scripts,tests}/**/*.test';
/** Rules, content and programs: their tests leave nothing behind, so that all files share what one has loaded. */
const SHARING = '{packages/{content,contract,domain,recorder,schemas,security},scripts,tests}/**/*.test.ts';

/** They put a module of their own in place of another, or load one again: each has a process for itself. */
const ALONE = [
  'apps/web/src/content/{available,frames}.test.ts',
  'apps/web/src/features/profile/use-pilot-info.test.tsx',
  'apps/web/src/services/*.test.ts',
  'apps/web/{tests/flight-in-hand.test.tsx,vite/content-once.long.test.ts}',
  'packages/ui/src/controls/lost-complaint.test.tsx',
];

const shared = {
  // Files of the long run alone: products of many things, and what takes minutes.
  exclude: [...configDefaults.exclude, ...(isLong ? [] : ['**/*.long.test.*'])],
  setupFiles: ['packages/testing/src/property-seed.ts', 'packages/testing/src/leave-no-stubs.ts'],
  restoreMocks: true,
  // Some tests start programs, on machines that are busy with the others.
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const project = (test: NonNullable<TestProjectInlineConfiguration['test']>) => ({
  plugins: [contentPlugin(), mapPlugin()],
  test: { ...shared, isolate: false, ...test, exclude: [...shared.exclude, ...(test.exclude ?? [])] },
});

export default defineConfig({
  test: {
    // One for each core: vitest alone would leave one core free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      'apps/server/vitest.config.ts',
      project({ name: 'sharing', environment: 'node', include: [SHARING] }),
      project({ name: 'alone', environment: 'node', include: ALONE, isolate: true }),
      // A file that needs a document although it shows no component says so in its first line.
      project({ name: 'node', environment: 'node', include: [`${FILES}.ts`], exclude: [SHARING, ...ALONE] }),
      project({
        name: 'dom',
        environment: 'happy-dom',
        include: [`${FILES}.tsx`],
        exclude: ALONE,
        setupFiles: [...shared.setupFiles, 'packages/testing/src/clear-document.ts'],
      }),
    ],
  },
});
