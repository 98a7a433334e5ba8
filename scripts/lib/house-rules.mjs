// @ts-check
/** Rules of the house that the linter has no word for, checked on the text of a file. */
import { posix } from 'node:path';
import { stripComments, stripWords } from './strip-comments.mjs';
import { zoneProblem } from './zones.mjs';

const MAX_LINES = 300;
const SOURCE = /\.(?:tsx?|mjs|js)$/;
const IMPORT =
  /(?:^|[;}\s])(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|import\s*\(\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;
const UNTESTED =
  /\b(?:describe|it|test)(?:\.\w+)*\.(?:only|skip|fixme|todo|fails|skipIf|runIf)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*\(/g;

/**
 * @typedef {object} Breach
 * @property {string} file from the project's root
 * @property {number} line
 * @property {string} problem
 *
 * @typedef {(problem: string, index?: number) => void} Report
 */

/**
 * Every breach in one file.
 * @param {string} file path from the project's root, with `/`
 * @param {string} text
 * @returns {Breach[]}
 */
export function checkFile(file, text) {
  /** @type {Breach[]} */
  const breaches = [];
  const report = (/** @type {string} */ problem, index = 0) =>
    breaches.push({ file, line: text.slice(0, index).split('\n').length, problem });

  checkName(file, report);
  checkLength(file, text, report);
  if (SOURCE.test(file)) {
    const code = stripComments(text);
    checkImports(file, code, report);
    checkDoors(file, code, report);
    checkTests(file, stripWords(text), report);
  }
  return breaches;
}

/**
 * @param {string} file
 * @param {Report} report
 */
function checkName(file, report) {
  const name = posix.basename(file);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)*$/.test(name)) report(`${name} is not in kebab-case.`);
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Report} report
 */
function checkLength(file, text, report) {
  const lines = text.split('\n').length - 1;
  if (lines > MAX_LINES && !isTest(file))
    report(`${lines} lines; split it by meaning, ${MAX_LINES} are the limit.`);
}

/**
 * @param {string} file
 * @param {string} code
 * @param {Report} report
 */
function checkImports(file, code, report) {
  for (const match of code.matchAll(IMPORT)) {
    const [statement, type, from, dynamic, bare] = match;
    const specifier = from ?? dynamic ?? bare ?? '';
    const at = match.index + statement.search(/\S/);
    if (/^[;}\s]*export\s/.test(statement) && !isProgram(file)) {
      report(`Re-exports «${specifier}»: import it where it is written.`, at);
    }
    if (!/^(?:\.|#app\/)/.test(specifier)) continue;
    if (!/\.(?:tsx?|mjs|js|css|json|svg|md)(?:\?\w+(?:&\w+)*)?$/.test(specifier)) {
      report(`Imports «${specifier}» without its extension.`, at);
    }
    if (specifier.startsWith('../../')) report(`Goes up twice for «${specifier}»: use the alias #app/.`, at);
    const target = specifier.startsWith('#app/')
      ? `src/${specifier.slice(5)}`
      : posix.join(posix.dirname(file), specifier);
    const problem = zoneProblem(file, target, type !== undefined);
    if (problem) report(`Imports «${specifier}»: ${problem}.`, at);
  }
}

/**
 * Doors opened by a detour that the linter does not follow.
 * @param {string} file
 * @param {string} code
 * @param {Report} report
 */
function checkDoors(file, code, report) {
  if (!file.startsWith('src/') || isTest(file)) return;
  /** @type {[RegExp, string, string][]} */
  const doors = [
    [/\.\s*clipboard\b|\bclipboard\s*\}\s*=/g, 'src/services/', 'Only src/services uses the clipboard.'],
    [/\.\s*cookie\b|\bcookie\s*\}\s*=/g, 'src/services/', 'Only src/services reads and writes cookies.'],
    [
      /\b(?:fetch|localStorage|sessionStorage)\s*[,}][^;]*=\s*(?:window|globalThis|self)\b/g,
      'src/services/',
      'Only src/services leaves the app.',
    ],
    [
      /createElement(?:NS)?\s*\([^)]*['"]iframe['"]|<iframe\b/g,
      'src/components/frames/',
      'Only src/components/frames makes frames.',
    ],
    [
      /\.\s*(?:innerHTML|outerHTML)\b|\binsertAdjacentHTML\b/g,
      '',
      'Markup from text is refused by the policy: build elements.',
    ],
  ];
  for (const [pattern, home, problem] of doors) {
    if (home !== '' && file.startsWith(home)) continue;
    for (const match of code.matchAll(pattern)) report(problem, match.index);
  }
}

/**
 * @param {string} file
 * @param {string} code
 * @param {Report} report
 */
function checkTests(file, code, report) {
  if (!isTest(file)) return;
  for (const match of code.matchAll(UNTESTED))
    report(`«${match[0].replace(/\s*\($/, '')}» keeps tests from running.`, match.index);
}

/** @param {string} file */
function isTest(file) {
  return /\.(?:test|spec)\.tsx?$/.test(file) || file.startsWith('tests/');
}

/** @param {string} file */
function isProgram(file) {
  return !file.startsWith('src/');
}
