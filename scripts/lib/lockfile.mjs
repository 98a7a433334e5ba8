// @ts-check
/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {string} [integrity]
 * @property {boolean} [link]
 * @property {Record<string, string>} [optionalDependencies]
 */

/**
 * What is wrong with a lockfile: platform packages that a package names and the file leaves out, entries that nobody
 * could verify, and addresses that are not a registry's.
 * @param {{ packages: Record<string, LockedPackage> }} lockfile
 * @returns {string[]}
 */
export function lockfileProblems({ packages }) {
  const entries = Object.entries(packages).filter(([path]) => path.includes('node_modules/'));
  return entries.flatMap(([path, entry]) => [
    ...Object.keys(entry.optionalDependencies ?? {})
      .filter((name) => !isPresent(packages, path, name))
      .map(
        (name) =>
          `${path} names ${name} for some platform, but it is missing: pin an older ${path} that is complete.`,
      ),
    ...(entry.integrity || entry.link ? [] : [`${path} has no integrity.`]),
    ...(entry.resolved && !entry.resolved.startsWith('https://registry.npmjs.org/') && !entry.link
      ? [`${path} does not come from the registry.`]
      : []),
  ]);
}

/**
 * Whether a package finds another: beside it, or in any folder above.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from
 * @param {string} name
 */
function isPresent(packages, from, name) {
  const parts = from.split('/node_modules/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'));
  return [...folders.map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`].some(
    (path) => path in packages,
  );
}
