/**
 * Writes one page of Markdown: the parts of the bench, each with the medians of its figures and the limits that they
 * keep.
 */
import { type Figure, median } from '@va/testing/figures.ts';

/** A part of the bench in the report. */
export interface Told {
  title: string;
  /** What is measured, and its bound. */
  about: string;
  figures: readonly Figure[];
}

/** The whole page: machine, conditions, and the parts. */
export function report(machine: string, conditions: string, parts: readonly Told[]): string {
  return [
    '# What `npm run bench` has measured',
    machine,
    `Medians; in brackets of how many runs. «Bound» is the same work without what is measured, done in the same run on the same machine; the ratio is measured to bound. ${conditions}`,
    ...parts.flatMap(({ title, about, figures }) => [`## ${title}`, about, tableOf(figures)]),
  ].join('\n\n');
}

const HEADS = ['figure', 'on', 'measured', 'bound', 'ratio', 'peer', 'bar'] as const;

function tableOf(figures: readonly Figure[]): string {
  // Groups the rows of a figure by what it was measured on.
  const names = [...new Set(figures.map(({ name }) => name))];
  const rows = names.flatMap((name) => {
    const same = figures.filter((figure) => figure.name === name);
    return [...new Set(same.map(({ on }) => on))].map((on) => rowOf(same.filter((one) => one.on === on)));
  });
  const heads = HEADS.filter((head) => head !== 'peer' || rows.some(({ peer }) => peer !== ''));
  const cells = [heads, ...rows.map((row) => heads.map((head) => row[head]))];
  // Columns as wide as they have to be, as the formatter writes them.
  const widths = heads.map((_, i) => Math.max(3, ...cells.map((row) => row[i]?.length ?? 0)));
  const isNumber = heads.map((head) => !['figure', 'on', 'bar'].includes(head));
  const pad = (text: string, i: number) =>
    isNumber[i] ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0);
  const line = (row: readonly string[]) => `| ${row.join(' | ')} |`;
  const rule = widths.map((width, i) => (isNumber[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  const [heading, ...body] = cells.map((row) => line(row.map(pad)));
  return [heading, line(rule), ...body].join('\n');
}

const NAMES: Readonly<Record<string, string>> = { postgres: 'PostgreSQL' };

/** Row of one figure over all runs. */
function rowOf(runs: readonly Figure[]) {
  const { name = '', on = '', peer, bar }: Partial<Figure> = runs[0] ?? {};
  const value = median(runs.map((run) => run.value));
  const bound = median(runs.flatMap((run) => run.bound ?? []));
  const ratio = median(runs.flatMap((run) => (run.bound ? [run.value / run.bound] : [])));
  return {
    figure: `${name} (${runs.length})`,
    on: NAMES[on] ?? on,
    measured: show(value),
    bound: show(bound),
    ratio: Number.isNaN(ratio) ? '' : ratio.toFixed(2),
    peer: show(peer),
    bar: bar ? verdict(bar, bar.of === 'ratio' ? ratio : value) : '',
  };
}

function verdict({ of, least, most }: NonNullable<Figure['bar']>, measured: number): string {
  const limits = [
    ...(least === undefined ? [] : [`≥ ${limit(least)}`]),
    ...(most === undefined ? [] : [`≤ ${limit(most)}`]),
  ];
  const holds =
    measured >= (least ?? Number.NEGATIVE_INFINITY) && measured <= (most ?? Number.POSITIVE_INFINITY);
  return `${of === 'ratio' ? 'ratio ' : ''}${limits.join(', ')}: ${holds ? 'holds' : 'MISSED'}`;
}

/** Precise enough to see why a bar is missed. */
const limit = (value: number) => String(Number(value.toFixed(2)));

/** One decimal below a hundred; empty for a value that was not measured. */
function show(value = Number.NaN): string {
  if (Number.isNaN(value)) return '';
  return Math.abs(value) < 100 && !Number.isInteger(value) ? value.toFixed(1) : value.toFixed(0);
}
