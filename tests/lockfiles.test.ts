// @vitest-environment node
/** What npm does not say of a lockfile that it has written: that `npm ci` may fail elsewhere. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../scripts/lib/project.mjs';

const FILES = [
  'package-lock.json',
  'tools/observatory/package-lock.json',
  'tools/lighthouse/package-lock.json',
  'tools/recorder/package-lock.json',
];

/** An entry of package-lock.json, as far as it is checked. */
interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, LockedPackage>;
}

it.each(FILES)('%s is complete, and can be verified', (file) => {
  const lockfile: Lockfile = JSON.parse(readFileSync(join(root, file), 'utf8'));
  expect(lockfileProblems(lockfile)).toEqual([]);
});

const integrity = 'sha512-abc';
const tool = { integrity, optionalDependencies: { 'tool-linux': '1.0.0', 'tool-mac': '1.0.0' } };

it('accepts a lockfile that is complete, workspaces included', () => {
  const packages = {
    '': {},
    'apps/web': {},
    'node_modules/@va/web': { resolved: 'apps/web', link: true },
    'node_modules/tool': tool,
    'node_modules/tool/node_modules/tool-linux': { integrity },
    'node_modules/tool-mac': { integrity, resolved: 'https://registry.npmjs.org/tool-mac.tgz' },
  };
  expect(lockfileProblems({ packages })).toEqual([]);
});

it('names what is missing, cannot be verified, or comes from elsewhere', () => {
  const packages = {
    'node_modules/tool': tool,
    'node_modules/tool-linux': {},
    'node_modules/other': { integrity, resolved: 'https://elsewhere.example/other.tgz' },
  };
  expect(lockfileProblems({ packages })).toEqual([
    'node_modules/tool names tool-mac for some platform, but it is missing: pin an older node_modules/tool.',
    'node_modules/tool-linux has no integrity.',
    'node_modules/other does not come from the registry.',
  ]);
});

/**
 * What is wrong with a lockfile: entries that nobody could verify, addresses that are not the registry's, and platform
 * packages that it leaves out. The newest release of a package can lack those of some platforms; npm then says nothing,
 * and `npm ci` fails elsewhere.
 */
function lockfileProblems({ packages }: Lockfile): string[] {
  const entries = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  return entries.flatMap(([path, { resolved, integrity, link, optionalDependencies = {} }]) => [
    ...Object.keys(optionalDependencies)
      .filter((name) => !isPresent(packages, path, name))
      .map((name) => `${path} names ${name} for some platform, but it is missing: pin an older ${path}.`),
    ...(integrity || link ? [] : [`${path} has no integrity.`]),
    ...(!resolved || link || resolved.startsWith('https://registry.npmjs.org/')
      ? []
      : [`${path} does not come from the registry.`]),
  ]);
}

/** Whether a package finds another: beside it, or in any folder above. */
function isPresent(packages: Lockfile['packages'], from: string, name: string): boolean {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (path) => path in packages,
  );
}
