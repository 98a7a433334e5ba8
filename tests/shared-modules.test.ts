// @vitest-environment node
/** What the tests of one process share, they leave as it is (`isolate: false` in the settings of vitest). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SHARING = [
  'apps/server/src',
  ...['content', 'contract', 'domain', 'recorder', 'schemas', 'security'].map((name) => `packages/${name}`),
  'scripts',
  'tests',
];

it('replaces no module and changes no setting of the process in a file that shares both with others', () => {
  const files = SHARING.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
      .map((file) => join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(250);
  const changing =
    /\bvi\.(?:do)?(?:[mM]ock\(|resetModules|stubEnv|stubGlobal)|process\.chdir|process\.env\[?[^=\n]*\]? = /;
  expect(files.filter((file) => changing.test(readFileSync(join(ROOT, file), 'utf8')))).toEqual([]);
});

it('replaces a module of the apps and of what they show only in a file that has a process for itself', () => {
  const alone =
    /^apps\/web\/(?:src\/(?:content\/(?:available|frames)|features\/profile\/use-pilot-info|services\/[^/]+)|tests\/flight-in-hand|vite\/content-once\.long)\.test|^packages\/ui\/src\/controls\/lost-complaint\.test/;
  const replacing = ['apps/web', 'packages/testing', 'packages/ui'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.tsx?$/.test(file) && !file.includes('node_modules'))
      .map((file) => join(folder, file))
      .filter((file) =>
        /\bvi\.(?:do)?(?:[mM]ock\(|resetModules)/.test(readFileSync(join(ROOT, file), 'utf8')),
      ),
  );
  expect(replacing.filter((file) => !alone.test(file))).toEqual([]);
});
