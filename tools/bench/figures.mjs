// @ts-check
/** Medians, bars and the report. */

/**
 * @typedef {import('./parts.mjs').Figures} Figures
 *
 * @typedef {object} Bar
 * @property {string} name what must hold
 * @property {string} value what was measured
 * @property {number} [ratio] of the portal to the floor
 * @property {boolean} holds
 */

/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/**
 * The median of every figure over the runs.
 * @param {Figures[]} runs
 * @returns {Figures}
 */
export function medians(runs) {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]));
}

/**
 * A table of Markdown, its columns as wide as they have to be.
 * @param {readonly string[][]} rows the first one is the heading; all but the first column are figures
 */
export function table(rows) {
  const [heading = []] = rows;
  const widths = heading.map((_, i) => Math.max(3, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (/** @type {readonly string[]} */ cells) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(heading), line(rule), ...rows.slice(1).map(line)].join('\n');
}

/**
 * @param {string} name
 * @param {number} value
 * @param {number} limit
 * @param {(value: number) => string} show
 * @returns {Bar}
 */
export function bar(name, value, limit, show) {
  return { name, value: show(value), holds: value <= limit };
}
