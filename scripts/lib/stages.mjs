// @ts-check
/**
 * @typedef {import('./test-counts.mjs').Counts} Counts
 * @typedef {object} Stage
 * @property {string} name
 * @property {() => Promise<Counts & { usable?: boolean }>} run says in `usable` that later stages can work with what
 *   it made although it failed
 * @property {string[]} [needs] stages without which this one cannot run
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {Counts} counts
 * @property {boolean} usable
 * @property {number} seconds
 * @property {string} [skippedFor] the failed stage that kept this one from running; it then counts as one failure
 */

/**
 * Runs stages one after the other, all that can still run.
 * @param {readonly Stage[]} stages
 * @param {{ started?: (name: string) => void, ended?: (result: Result) => void, now?: () => number }} [watch]
 * @returns {Promise<Result[]>}
 */
export async function runStages(stages, { started = () => {}, ended = () => {}, now = Date.now } = {}) {
  /** @type {Result[]} */
  const results = [];
  for (const { name, run, needs = [] } of stages) {
    const broken = results.find((result) => needs.includes(result.name) && !result.usable);
    started(name);
    const start = now();
    const { passed, failed, usable = failed === 0 } = broken ? { passed: 0, failed: 1 } : await attempt(run);
    const seconds = (now() - start) / 1000;
    results.push({
      name,
      counts: { passed, failed },
      usable,
      seconds,
      ...(broken ? { skippedFor: broken.name } : {}),
    });
    const last = results.at(-1);
    if (last) ended(last);
  }
  return results;
}

/**
 * @param {readonly Result[]} results
 * @returns {Counts}
 */
export function total(results) {
  return {
    passed: results.reduce((sum, { counts }) => sum + counts.passed, 0),
    failed: results.reduce((sum, { counts }) => sum + counts.failed, 0),
  };
}

/**
 * @param {Stage['run']} run
 * @returns {ReturnType<Stage['run']>}
 */
async function attempt(run) {
  try {
    return await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}
