import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

const FILES = [
  'package-lock.json',
  'tools/observatory/package-lock.json',
  'tools/lighthouse/package-lock.json',
];

/** An entry of package-lock.json, as far as it is checked. */
interface LockedPackage {
  resolved?: string;
  integrity?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

/** Checks every lockfile of the repository and prints what is wrong. */
export function checkLockfiles(): { code: 0 | 1 } {
  const problems = FILES.flatMap((file) => {
    const lockfile: Lockfile = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return lockfileProblems(lockfile).map((problem) => `${file}: ${problem}`);
  });
  for (const problem of problems) console.error(problem);
  return { code: problems.length > 0 ? 1 : 0 };
}

/**
 * What is wrong with a lockfile: entries that nobody could verify, addresses that are not the registry's, and platform
 * packages that it leaves out. The newest release of a package can lack those of some platforms; npm then says nothing,
 * and `npm ci` fails elsewhere.
 */
export function lockfileProblems({ packages }: Lockfile): string[] {
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
