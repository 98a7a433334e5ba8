// @ts-check
import { total } from './stages.mjs';

/** @typedef {import('./stages.mjs').Result} Result */
/** @typedef {import('./test-reports.mjs').Trouble} Trouble */

/** Number of the slowest tests that are listed. */
const SLOWEST = 10;
/** Most tests whose errors are shown: CI keeps about a hundred lines of the end. */
const SHOWN = 5;
/** Characters of a line that are shown. */
const WIDTH = 300;

/**
 * Summary at the end of a run: figures of each stage, the slowest tests, then every test that needed a second try and
 * every failed one with its error, and the line `N passed, N failed`.
 * @param {readonly Result[]} results
 * @returns {string[]}
 */
export function summarize(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const stages = results.map(({ name, outcome: { passed, failed }, seconds }) => {
    const figures = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
    return `${name.padEnd(width)} ${figures} ${duration(seconds)}`;
  });
  const times = results.flatMap(({ outcome }) => outcome.times ?? []);
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  const { passed, failed } = total(results);
  return [
    ...stages,
    '',
    `The ${SLOWEST} slowest tests:`,
    ...slowest.map(({ title, seconds }) => `${duration(seconds)}  ${title}`),
    '',
    ...troubles('Needed a second try:', results, ({ secondTries }) => secondTries),
    ...troubles('Failed:', results, ({ failures }) => failures),
    `${passed} passed, ${failed} failed`,
  ];
}

/** @param {number} seconds */
const duration = (seconds) => `${seconds.toFixed(1).padStart(7)} s`;

/**
 * @param {string} heading
 * @param {readonly Result[]} results
 * @param {(outcome: Result['outcome']) => Trouble[] | undefined} pick
 */
function troubles(heading, results, pick) {
  const all = results.flatMap(({ name, outcome }) =>
    (pick(outcome) ?? []).map((trouble) => ({ name, ...trouble })),
  );
  if (all.length === 0) return [];
  const shown = all.flatMap(({ name, title, place, lines }, index) => [
    `✗ ${name} · ${place}${place && ' · '}${title}`,
    ...(index < SHOWN ? lines : []).map(
      (line) => `    ${line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line}`,
    ),
  ]);
  return [heading, ...shown, ''];
}
