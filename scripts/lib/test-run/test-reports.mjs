// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import { basename, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from '../project.mjs';

/**
 * @typedef {object} Trouble a test that failed, or that needed a second try
 * @property {string} title
 * @property {string} place its file, with the line where that is known; empty for a program
 * @property {string[]} lines the first lines of its error
 *
 * @typedef {{ title: string, seconds: number }} TestTime
 *
 * @typedef {object} Outcome what a stage has found
 * @property {number} passed those of `secondTries` among them
 * @property {number} failed
 * @property {Trouble[]} [failures]
 * @property {Trouble[]} [secondTries]
 * @property {TestTime[]} [times]
 *
 * @typedef {{ code: number, output: string }} Ended how a program ended and what it said
 *
 * @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport
 */

/** Most lines of an error that are kept: the expectation and, line by line, the result. */
const ERROR_LINES = 12;

/**
 * Counts a whole program as one test, which passes or fails; a failure gives the end of its output.
 * @param {string} name
 * @param {Ended} ended
 * @returns {Outcome}
 */
export function asOneTest(name, { code, output }) {
  if (code === 0) return { passed: 1, failed: 0 };
  return { passed: 0, failed: 1, failures: [fallenOver(name, output)] };
}

/**
 * Tests of vitest's JSON report. A test that did not run counts as failed, and so does a file that could not be loaded
 * or a run that failed for another reason.
 * @param {string} file
 * @param {Ended} ended
 * @returns {Outcome}
 */
export function readVitest(file, ended) {
  /** @type {import('vitest/node').JsonTestResults | undefined} */
  const report = readReport(file);
  if (!report) return asOneTest('vitest', { ...ended, code: ended.code || 1 });
  const all = report.testResults.flatMap(({ name, status, message, assertionResults: tests }) => {
    const place = relative(root, name);
    if (tests.length === 0 && status === 'failed')
      return [{ place, title: 'not loaded', ok: false, error: message, seconds: 0 }];
    return tests.map(({ fullName, status: end, duration, failureMessages }) => ({
      place,
      title: fullName,
      ok: end === 'passed',
      error: failureMessages?.[0] ?? `did not run: ${end}`,
      seconds: (duration ?? 0) / 1000,
    }));
  });
  const failures = all
    .filter(({ ok }) => !ok)
    .map(({ title, place, error }) => ({ title, place, lines: firstLines(error) }));
  const times = all.map(({ place, title, seconds }) => ({ title: `${basename(place)}: ${title}`, seconds }));
  return outcome('vitest', ended, { passed: all.length - failures.length, failures, times });
}

/**
 * Tests of Playwright's JSON report. Skipped tests count as failed: nothing here is meant to be skipped.
 * @param {string} file
 * @param {Ended} ended
 * @returns {Outcome}
 */
export function readPlaywright(file, ended) {
  /** @type {PlaywrightReport | undefined} */
  const report = readReport(file);
  if (!report) return asOneTest('playwright', { ...ended, code: ended.code || 1 });
  const all = report.suites.flatMap(testsOf);
  const passed = all.filter(({ status }) => status === 'expected' || status === 'flaky');
  const failures = [
    ...all.filter((test) => !passed.includes(test)),
    ...(report.errors ?? []).map((error) => ({ title: 'playwright', ...troubleOf('', [error]) })),
  ];
  return outcome('playwright', ended, {
    passed: passed.length,
    failures: failures.map(asTrouble),
    secondTries: all.filter(({ status }) => status === 'flaky').map(asTrouble),
    times: all.map(({ name, title, seconds }) => ({ title: `${name}: ${title}`, seconds })),
  });
}

/**
 * @param {PlaywrightReport['suites'][number]} suite
 * @returns {(Trouble & { status: string, name: string, seconds: number })[]}
 */
function testsOf({ file, suites = [], specs }) {
  return [
    ...suites.flatMap(testsOf),
    ...specs.flatMap(({ title, line, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        title,
        status,
        name: `${basename(file)} (${projectName})`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        ...troubleOf(
          `${file}:${line} (${projectName})`,
          results.find(({ errors }) => errors?.length)?.errors ?? [{ message: status }],
        ),
      })),
    ),
  ];
}

/**
 * The first two errors: for a test that ran out of time, the second one says what it was waiting for.
 * @param {string} place
 * @param {readonly import('@playwright/test/reporter').TestError[]} errors
 */
function troubleOf(place, errors) {
  const lines = errors.slice(0, 2).flatMap(({ message = '', location }) => {
    const at = location ? [`at ${relative(root, location.file)}:${location.line}`] : [];
    return [...firstLines(message), ...at];
  });
  return { place, lines };
}

/** @param {Trouble} trouble @returns {Trouble} */
const asTrouble = ({ title, place, lines }) => ({ title, place, lines });

/**
 * A program that failed never counts as passed, even if each of its tests did.
 * @param {string} name
 * @param {Ended} ended
 * @param {{ passed: number, failures: Trouble[], secondTries?: Trouble[], times: TestTime[] }} found
 * @returns {Outcome}
 */
function outcome(name, { code, output }, { failures: seen, ...found }) {
  const failures = seen.length === 0 && code !== 0 ? [fallenOver(name, output)] : seen;
  return { ...found, failed: failures.length, failures };
}

/** @param {string} title @param {string} output @returns {Trouble} */
const fallenOver = (title, output) => ({ title, place: '', lines: linesOf(output).slice(-ERROR_LINES) });

/** @param {string} text */
const firstLines = (text) => linesOf(text).slice(0, ERROR_LINES);

/** @param {string} text */
function linesOf(text) {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
}

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
