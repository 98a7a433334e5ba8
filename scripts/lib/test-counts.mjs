// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * Reads a JSON report; a report that is missing or broken means that the tool itself fell over.
 * @param {string} file
 */
function readReport(file) {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Tests of vitest's JSON report. A test that did not run counts as failed, and so does a file that could not be loaded
 * or a run that failed for another reason.
 * @param {string} file
 * @param {number} code exit code of the run
 * @returns {Counts}
 */
export function countVitest(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const passed = report.numPassedTests;
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ suite) =>
      suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length;
  const failed = report.numTotalTests - passed + unloaded;
  return { passed, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/**
 * Tests of Playwright's JSON report. Skipped tests count as failed: nothing here is meant to be skipped.
 * @param {string} file
 * @param {number} code exit code of the run
 * @returns {Counts}
 */
export function countPlaywright(file, code) {
  const report = readReport(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky, skipped } = report.stats;
  const failed = unexpected + flaky + skipped;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed };
}

/** @typedef {{ title: string, seconds: number }} TestTime */

/**
 * How long each test of vitest's JSON report took; none where there is no report.
 * @param {string} file
 * @returns {TestTime[]}
 */
export function vitestTimes(file) {
  const report = readReport(file);
  return (report?.testResults ?? []).flatMap(
    (
      /** @type {{ name: string, assertionResults: { fullName: string, duration?: number | null }[] }} */ suite,
    ) =>
      suite.assertionResults.map(({ fullName, duration }) => ({
        title: `${basename(suite.name)}: ${fullName}`,
        seconds: (duration ?? 0) / 1000,
      })),
  );
}

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Suite[]} [suites]
 * @property {{ title: string, tests: { projectName: string, results: { duration: number }[] }[] }[]} [specs]
 */

/**
 * How long each test of Playwright's JSON report took; none where there is no report.
 * @param {string} file
 * @returns {TestTime[]}
 */
export function playwrightTimes(file) {
  /** @type {(suite: Suite) => TestTime[]} */
  const timesOf = ({ file: name, suites = [], specs = [] }) => [
    ...suites.flatMap(timesOf),
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ projectName, results }) => ({
        title: `${basename(name)} (${projectName}): ${title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      })),
    ),
  ];
  return (readReport(file)?.suites ?? []).flatMap(timesOf);
}
