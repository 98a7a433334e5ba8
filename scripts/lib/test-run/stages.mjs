// @ts-check
import { asOneTest } from './test-reports.mjs';

/**
 * @typedef {import('./test-reports.mjs').Outcome} Outcome
 * @typedef {(text: string) => void} Say shows what a stage's programs say
 * @typedef {object} Stage
 * @property {string} name
 * @property {(say: Say) => Promise<Outcome & { usable?: boolean }>} run says in `usable` that later stages can work with
 *   what it made although it failed
 * @property {string[]} [needs] stages without which this one cannot run
 * @property {boolean} [alone] nothing else runs beside it, as what measures time wants it
 *
 * @typedef {object} Result
 * @property {string} name
 * @property {Outcome} outcome
 * @property {boolean} usable
 * @property {number} seconds
 * @property {string} [skippedFor] the failed stage that kept this one from running; it then counts as one failure
 *
 * @typedef {object} Watch
 * @property {(name: string) => void} [started]
 * @property {(result: Result) => void} [ended]
 * @property {Say} [say]
 * @property {() => number} [now] milliseconds
 */

/**
 * Runs all stages that can still run, several at a time: in the order of the list, each as soon as the stages that it
 * needs have ended. Their output is shown stage by stage, never mixed: the first running one is shown at once, the
 * others after it has ended.
 * @param {readonly Stage[]} stages
 * @param {{ lanes?: number } & Watch} [options] stages that may run at a time
 * @returns {Promise<Result[]>} in the order of the list
 */
export async function runStages(stages, { lanes = 1, now = Date.now, ...watch } = {}) {
  /** @type {Map<string, Result>} */
  const results = new Map();
  /** @type {Map<string, Promise<void>>} */
  const running = new Map();
  const voices = takeTurns(watch);
  const waiting = [...stages];
  const canStart = (/** @type {Stage} */ { needs = [], alone = false }) =>
    needs.every((name) => results.has(name) || !stages.some((stage) => stage.name === name)) &&
    (alone ? running.size === 0 && waiting.length === 1 : running.size < lanes);

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(canStart);
    if (!next) {
      if (running.size === 0) throw new Error('The stages wait for each other.');
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(next), 1);
    const { name, needs = [] } = next;
    const broken = needs.find((need) => results.get(need)?.usable === false);
    const voice = voices.begin(name);
    const start = now();
    const work = async () => {
      const skipped = { ...asOneTest(name, { code: 1, output: `It needs «${broken}».` }), usable: false };
      const ended = await (broken ? Promise.resolve(skipped) : attempt(next, voice.say));
      const { usable = ended.failed === 0, ...outcome } = ended;
      const result = { name, outcome, usable, seconds: (now() - start) / 1000 };
      results.set(name, broken ? { ...result, skippedFor: broken } : result);
      running.delete(name);
      voice.end(/** @type {Result} */ (results.get(name)));
    };
    running.set(name, work());
  }
  return stages.flatMap(({ name }) => results.get(name) ?? []);
}

/**
 * Orders the output of parallel stages: the one that began first is shown at once, the others are buffered until it
 * ends.
 * @param {Watch} watch
 */
function takeTurns({
  started = () => {},
  ended = () => {},
  say = (text) => void process.stdout.write(text),
}) {
  /** @type {{ kept: (() => void)[], done: boolean }[]} */
  const queue = [];
  const pass = () => {
    while (queue[0]?.done) {
      queue.shift();
      for (const tell of queue[0]?.kept.splice(0) ?? []) tell();
    }
  };
  return {
    /** @param {string} name */
    begin(name) {
      const entry = { kept: /** @type {(() => void)[]} */ ([]), done: false };
      queue.push(entry);
      const tell = (/** @type {() => void} */ what) => {
        if (queue[0] === entry) what();
        else entry.kept.push(what);
      };
      tell(() => started(name));
      return {
        /** @type {Say} */
        say: (text) => tell(() => say(text)),
        /** @param {Result} result */
        end(result) {
          tell(() => ended(result));
          entry.done = true;
          pass();
        },
      };
    },
  };
}

/**
 * @param {readonly Result[]} results
 * @returns {Outcome}
 */
export function total(results) {
  return {
    passed: results.reduce((sum, { outcome }) => sum + outcome.passed, 0),
    failed: results.reduce((sum, { outcome }) => sum + outcome.failed, 0),
  };
}

/**
 * @param {Stage} stage
 * @param {Say} say
 * @returns {ReturnType<Stage['run']>}
 */
async function attempt({ name, run }, say) {
  try {
    return await run(say);
  } catch (error) {
    const output = `${error instanceof Error ? error.message : String(error)}\n`;
    say(output);
    return asOneTest(name, { code: 1, output });
  }
}
