// @ts-check
/** What the measured figures say, as Markdown: a table for each part, and which bars hold. */
import { bar, median, table } from './figures.mjs';

/**
 * @typedef {import('./parts.mjs').Figures} Figures
 * @typedef {import('./figures.mjs').Bar} Bar
 *
 * @typedef {object} Section
 * @property {string} title
 * @property {string} text
 * @property {Bar[]} bars
 */

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
const times = (/** @type {number} */ value) => `${value.toFixed(2)} ×`;

/**
 * @param {Figures} figures
 * @param {string} name
 */
const of = (figures, name) => figures[name] ?? NaN;

/**
 * @param {Figures} figures
 * @param {string} name
 */
const ratio = (figures, name) => of(figures, `portal ${name}`) / of(figures, `floor ${name}`);

/** @type {readonly [name: string, title: string, unit: string][]} */
const OF_A_VISIT = [
  ['fcp', 'first paint (FCP)', 'ms'],
  ['lcp', 'largest paint (LCP)', 'ms'],
  ['tbt', 'blocking time (TBT)', 'ms'],
  ['bytes', 'over the line', 'kB'],
];

/** @param {Figures} figures */
function visitTable(figures) {
  return table([
    ['median', 'portal', 'floor', 'ratio'],
    ...OF_A_VISIT.map(([name, title, unit]) => [
      title,
      `${of(figures, `portal ${name}`).toFixed(0)} ${unit}`,
      `${of(figures, `floor ${name}`).toFixed(0)} ${unit}`,
      of(figures, `floor ${name}`) > 0 ? times(ratio(figures, name)) : '',
    ]),
  ]);
}

/** @type {Record<string, (figures: Figures) => Section>} */
const SECTIONS = {
  'sign-in': (figures) => ({
    title: 'Sign-in screen, first visit',
    text: visitTable(figures),
    bars: [
      bar('sign-in, first visit: FCP ≤ 1.1 × floor', ratio(figures, 'fcp'), 1.1, times),
      bar('sign-in, first visit: LCP ≤ 1.1 × floor', ratio(figures, 'lcp'), 1.1, times),
    ],
  }),
  home: (figures) => ({
    title: 'Home page, first visit of who has signed in before',
    text: visitTable(figures),
    bars: [bar('home, first visit: LCP ≤ 2 × floor', ratio(figures, 'lcp'), 2, times)],
  }),
  repeat: (figures) => {
    const paths = Object.keys(figures).flatMap((name) => (name.startsWith('portal ') ? name.slice(7) : []));
    return {
      title: 'Second visit, LCP: the portal from its offline copy, the floor from the browser’s cache',
      text: table([
        ['median', 'portal', 'floor', 'ratio'],
        ...paths.map((path) => [
          path,
          ms(of(figures, `portal ${path}`)),
          ms(of(figures, `floor ${path}`)),
          times(ratio(figures, path)),
        ]),
      ]),
      bars: [
        bar(
          'any address, second visit: LCP ≤ 1.2 × floor',
          Math.max(...paths.map((path) => ratio(figures, path))),
          1.2,
          times,
        ),
      ],
    };
  },
  navigation: (figures) => ({
    title: 'From one page to another, to the painted heading, on the slow processor',
    text: table([
      ['address', 'median'],
      ...Object.entries(figures).map(([path, value]) => [path, ms(value)]),
    ]),
    bars: [
      bar('inside the portal: ≤ 100 ms, median over all addresses', median(Object.values(figures)), 100, ms),
    ],
  }),
  memory: (figures) => ({
    title: 'Memory after each round through every address',
    text: table([
      ['', 'heap'],
      ...Object.entries(figures).map(([name, value]) => [name, `${value.toFixed(2)} MB`]),
    ]),
    bars: [
      bar(
        'heap after three rounds ≤ 1.1 × the first',
        of(figures, 'round 3') / of(figures, 'round 1'),
        1.1,
        times,
      ),
    ],
  }),
  lighthouse: (figures) => ({
    title: 'Lighthouse 12, mobile, with the outside pages left out',
    text: table([
      ['median score', 'performance', 'accessibility', 'best practices'],
      ...Object.keys(figures).flatMap((name) => {
        const path = /^performance (.*)/.exec(name)?.[1];
        if (path === undefined) return [];
        const scores = ['performance', 'accessibility', 'best-practices'].map((kind) =>
          of(figures, `${kind} ${path}`).toFixed(0),
        );
        return [[path, ...scores]];
      }),
    ]),
    bars: [
      lowest(figures, 'performance', 95),
      lowest(figures, 'accessibility', 100),
      lowest(figures, 'best-practices', 100),
    ],
  }),
};

/**
 * @param {Figures} figures
 * @param {string} kind
 * @param {number} limit
 * @returns {Bar}
 */
function lowest(figures, kind, limit) {
  const score = Math.min(
    ...Object.keys(figures).flatMap((name) => (name.startsWith(kind) ? of(figures, name) : [])),
  );
  return {
    name: `Lighthouse, ${kind.replace('-', ' ')} ≥ ${limit} on every address`,
    value: score.toFixed(0),
    holds: score >= limit,
  };
}

/**
 * @param {string} part
 * @param {Figures} figures medians over the runs
 */
export function section(part, figures) {
  const make = SECTIONS[part];
  if (!make) throw new Error(`No part is called ${part}`);
  return make(figures);
}

/**
 * The whole report.
 * @param {readonly Section[]} sections
 * @param {{ machine: string, date: string, commit: string, runs: number, conditions: string }} about
 */
export function report(sections, { machine, date, commit, runs, conditions }) {
  const bars = sections.flatMap((part) => part.bars);
  return [
    '# What `npm run bench` has measured',
    `${date} · commit ${commit} · ${machine}`,
    `Medians of ${runs}, portal and floor in turn. The floor is the portal's own page as static HTML of the same look without a script, on the same server. Conditions: ${conditions}; every other site answers at once with an empty page.`,
    table([
      ['bar', 'measured', 'holds'],
      ...bars.map(({ name, value, holds }) => [name, value, holds ? 'yes' : 'NO']),
    ]),
    ...sections.map(({ title, text }) => `## ${title}\n\n${text}`),
    '',
  ].join('\n\n');
}
