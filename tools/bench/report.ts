/** One page of Markdown: which bars hold, and every figure of every site. */
import type { Figures, Site } from './measures.ts';

/** What must hold for the portal (docs/checks.md ); `times` compares with the floor, `most` and `least` stand alone. */
const BARS: readonly { figure: RegExp; times?: number; most?: number; least?: number }[] = [
  { figure: /^sign-in, first visit, [FL]CP$/, times: 1.1 },
  { figure: /^\/.*, first visit, LCP$/, times: 1.3 },
  { figure: /, first visit, usable$/, times: 2 },
  { figure: /, first visit, requests$/, most: 30 },
  { figure: /, second visit, LCP$/, times: 1.2 },
  { figure: /, second visit, usable$/, most: 800 },
  { figure: /^change of page, median/, most: 100 },
  { figure: /^Lighthouse, performance/, least: 95 },
  { figure: /^Lighthouse, (?:accessibility|best-practices)/, least: 100 },
];

/** The figures of one site. */
export interface Measured {
  site: Site;
  /** Medians over the runs. */
  figures: Figures;
}

interface About {
  machine: string;
  date: string;
  commit: string;
  runs: number;
  conditions: string;
}

/** The whole report. The floor comes first among the sites, the portal as it is built here next. */
export function report(measured: readonly Measured[], about: About): string {
  const [floor, portal] = measured;
  const names = Object.keys(portal?.figures ?? {});
  const rows = names.map((name) => {
    // What is usable is compared with the paint of the floor, on which everything works at once.
    const least = floor?.figures[name.replace(/usable$/, 'FCP')];
    const cells = measured.map(({ figures }) => {
      const value = figures[name];
      if (value === undefined) return '';
      return least && figures !== floor?.figures
        ? `${show(value)} (${(value / least).toFixed(2)} ×)`
        : show(value);
    });
    return [name, ...cells, portal ? verdict(name, portal.figures[name], least) : ''];
  });
  return [
    '# What `npm run bench` has measured',
    `${about.date} · commit ${about.commit} · ${about.machine}`,
    `Medians of ${about.runs}, in ms unless the name says otherwise; the sites in turn. The floor is the portal's own page as static HTML of the same look without a script, on the same server. Conditions: ${about.conditions}; every other site answers at once with an empty page.`,
    table([['figure', ...measured.map(({ site }) => site.name), 'bar of the portal'], ...rows]),
  ].join('\n\n');
}

function verdict(name: string, value = Number.NaN, least = Number.NaN): string {
  const bar = BARS.find(({ figure }) => figure.test(name));
  const said = (limit: string, holds: boolean) => `${limit}: ${holds ? 'holds' : 'MISSED'}`;
  if (bar?.times !== undefined) return said(`≤ ${bar.times} × floor`, value / least <= bar.times);
  if (bar?.most !== undefined) return said(`≤ ${bar.most}`, value <= bar.most);
  if (bar?.least !== undefined) return said(`≥ ${bar.least}`, value >= bar.least);
  return '';
}

const show = (value: number) => (value < 20 ? value.toFixed(2) : value.toFixed(0));

/** Columns as wide as they have to be, as the formatter writes them; all but the first are figures. */
function table(rows: readonly (readonly string[])[]): string {
  const [heading = []] = rows;
  const widths = heading.map((_, i) => Math.max(3, ...rows.map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [line(heading), line(rule), ...rows.slice(1).map(line)].join('\n');
}
