// @ts-check
/** Lowest version that the tools of the build run on; the same as `engines` in package.json. */
const LOWEST = { major: 20, minor: 19 };

/**
 * Stops with a clear sentence on a Node that is too old, rather than with an error deep inside a tool.
 * @param {string} [version]
 * @returns {string | undefined} what to do, or nothing when the version will do
 */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > LOWEST.major || (major === LOWEST.major && minor >= LOWEST.minor)) return undefined;
  return `Este proyecto necesita Node ${LOWEST.major}.${LOWEST.minor} o posterior y aquí hay ${version}: instala la versión que dice .nvmrc.`;
}

/** Ends the program when Node is too old. */
export function ensureNode() {
  const problem = nodeProblem();
  if (problem === undefined) return;
  console.error(problem);
  process.exit(1);
}
