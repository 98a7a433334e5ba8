/**
 * `npm run bench:platform`: measures the platform on both databases, beside what bounds it, and writes bench/platform.md, of the live map in the browser bench/map.md.
 * `--only telemetry,live` and `--on embedded` choose, `--rounds N` repeats; imports are measured only where they are named. With `--figures FILE` what earlier runs measured
 * is read from the file and counts too, so that one report can be made of several short runs.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { DriverKind } from '#server/db/driver.ts';
import { measureCost } from './cost-bar.ts';
import type { Figure } from './figure.ts';
import { measureHttp } from './http-bar.ts';
import { measureImports } from './imports-bar.ts';
import { measureMap, PICTURE } from './map-bar.ts';
import { measureLive, measureTwoProcesses } from './live-bar.ts';
import { measureMonth } from './month-bar.ts';
import { measurePages } from './pages-bar.ts';
import { measureRaces } from './race-bar.ts';
import { measureReading } from './reading-bar.ts';
import { report } from './report.ts';
import { measureScore } from './score-bar.ts';
import { measureStart } from './start-bar.ts';
import { measureTelemetry } from './telemetry-bar.ts';

interface Part {
  title: string;
  about: string;
  /** Takes so long that it is measured only where it is asked for. */
  apart?: true;
  /** File of bench/ that it has to itself; otherwise it stands in platform.md with the others. */
  file?: string;
  /** Those that can bear it; both without it. */
  databases?: readonly DriverKind[];
  /** Measured on both databases, or once where none takes part. */
  measure:
    | ((kind: DriverKind, progress: (text: string) => void) => Promise<Figure[]>)
    | (() => Promise<Figure[]>);
}
const PARTS: Readonly<Record<string, Part>> = {
  telemetry: {
    title: 'Telemetry in',
    about:
      'Batches of 500 points from eight recorders at once over HTTP, checked and stored. Bound: the same batches as rows of a table, by the same driver.',
    measure: measureTelemetry,
  },
  live: {
    title: 'Live map',
    about:
      'Each flight sends 5 points every 5 s: 200 flights and 100 viewers on the embedded database, 1000 and 500 on PostgreSQL. The delay is from the request to the viewer who has read the position.',
    measure: measureLive,
  },
  processes: {
    title: 'Two processes',
    about:
      'The live map once more: 1000 flights report to one process, 500 viewers look at another, and PostgreSQL is between them.',
    databases: ['postgres'],
    measure: measureTwoProcesses,
  },
  races: {
    title: 'Bookings',
    about:
      'Fifty pilots book one departure in the same moment over HTTP, five times: sharing a tail, so that all get it, and all for one tail, which one gets each time. Bound: transactions, as many at once, that lock a tail and write a row.',
    measure: measureRaces,
  },
  reading: {
    title: 'Reading',
    about:
      'One request 200 times as one pilot after the other: the endpoint with its checks, without HTTP, and 10 000 departures a week in the timetable. Embedded: a year of 26 pilots, 6000 reports and 15 million points; PostgreSQL: 5000 pilots, a million reports and 200 million points. The bound of «ten times the data» is the same question with a tenth: embedded 260 pilots and 60 000 reports against the year, PostgreSQL the million against 100 000. The roster of 26 pilots is half a page, that of 260 a whole one. Boards and roster look over all pilots, of whom PostgreSQL has ten times as many too: that is what grows in them.',
    measure: measureReading,
  },
  score: {
    title: 'Score',
    about:
      'A flight of six hours at a point a second, judged by all rules: the median of 25 judgements in a process that is up, all its threads counted. The first one of a process is compiled meanwhile, which takes several times as much.',
    measure: measureScore,
  },
  http: {
    title: 'Over HTTP',
    about:
      'The first page of a logbook, eight at once. Bound: a web server of Node’s own that answers the same bytes. One request takes the processor some 2 ms on PostgreSQL and 4 ms embedded, where the database shares it: eight at once wait for each other.',
    measure: measureHttp,
  },
  cost: {
    title: 'Cost per request',
    about:
      'Processor time of server and database together for one request, eight at once over HTTP on lines that stay open, as a signed-in pilot; bookings by fifty pilots with their keys. 29 pilots and 6000 reports of a year, 20 flights on the map, 1000 departures a week. Bound: the rows of the same answer as JSON from one table, asked of the bare driver and written as JSON again, without HTTP. Peer: a platform of the same trade (Express, Prisma, MariaDB, some 40 files) measured once, before this part was written, with the same data on such a machine; the others it has no like of.',
    measure: measureCost,
  },
  month: {
    title: 'Close of a month',
    about:
      'Statements, debits and messages for 5000 pilots with 120 000 flights in the year. Bound: the same rows written once more by the database alone, in batches as big.',
    measure: measureMonth,
  },
  imports: {
    title: 'Imports',
    apart: true,
    about:
      'Files checked and applied, and all of it taken back. After applying `verify` finds no fault, and after taking back each table has as many rows as before.',
    measure: measureImports,
  },
  start: {
    title: 'Start and end',
    about:
      'A clone without changes: the first start once, with a filled npm cache, the others the median of three. Bound: a web server of Node’s own until it answers one page.',
    measure: measureStart,
  },
  map: {
    title: 'Live map in the browser',
    about: `The map that moves, in plain headless Chromium with software drawing, under our policy: 200 and 1000 flights with a position each second. It is opened beside the list in a window of 1600 × 1000 px; pushed and named it is 1124 × 664 px large, in its small form. Bound: the picture of commit ${PICTURE} that it followed, built and measured in the same run; it can’t be pushed.`,
    apart: true,
    file: 'map.md',
    measure: measureMap,
  },
  pages: {
    title: 'Pages',
    about:
      'The built pages in Chromium on a processor slowed down 4 times; the first page on a phone with 562 ms of latency and 1.4 Mbit/s. Bound: the page as static HTML of the same look without a script. Above it stand the script and, one after the other, the journeys that each need the answer before: who is signed in, what the page of that person is made of, and what it says.',
    measure: measurePages,
  },
};
const KINDS = ['embedded', 'postgres'] as const;

const usual = Object.keys(PARTS).filter((name) => !PARTS[name]?.apart);
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: usual.join(',') },
    on: { type: 'string', default: KINDS.join(',') },
    rounds: { type: 'string', default: '5' },
    figures: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds wants a number from 1 on.');
const chosen = values.only.split(',').map((name) => ({ name, part: PARTS[name] }));
const strange = chosen.find(({ part }) => part === undefined);
if (strange) throw new Error(`--only knows ${Object.keys(PARTS).join(', ')}, but not «${strange.name}».`);
const kinds = KINDS.filter((kind) => values.on.split(',').includes(kind));
if (kinds.length === 0) throw new Error(`--on knows ${KINDS.join(' and ')}.`);

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const say = (text: string) => process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const commit = `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes'}`;
const machine = `${new Date().toISOString().slice(0, 10)} · commit ${commit} · ${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()}, Node ${process.versions.node} · load of the machine before it began ${(loadavg()[0] ?? 0).toFixed(1)}`;

/** Figures with the part that measured them, one a line in the file of figures. */
const measured: { part: string; figure: Figure }[] =
  values.figures && existsSync(values.figures)
    ? readFileSync(values.figures, 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [];

for (let round = 1; round <= rounds; round += 1)
  for (const { name, part } of chosen)
    for (const kind of part?.measure.length === 0 ? [undefined] : kindsOf(part)) {
      say(`round ${round} of ${rounds}: ${name}${kind ? `, ${kind}` : ''}`);
      const figures = (await part?.measure(kind ?? 'embedded', (text) => say(`  ${text}`))) ?? [];
      const found = figures.map((figure) => ({ part: name, figure }));
      measured.push(...found);
      // What was measured stays, whatever comes after it.
      if (values.figures)
        appendFileSync(values.figures, found.map((one) => `${JSON.stringify(one)}\n`).join(''));
      writeFileSync(`${root}bench/${fileOf(part)}`, text(fileOf(part)));
    }
for (const file of new Set(chosen.map(({ part }) => fileOf(part)))) console.log(text(file));

function kindsOf(part: Part | undefined): readonly DriverKind[] {
  return kinds.filter((kind) => part?.databases?.includes(kind) ?? true);
}

function fileOf(part: Part | undefined): string {
  return part?.file ?? 'platform.md';
}

/** All that was measured for one file of bench/. */
function text(file: string): string {
  const ofFile = Object.entries(PARTS).filter(([, part]) => fileOf(part) === file);
  const told = ofFile.map(([name, { title, about }]) => ({
    title,
    about,
    figures: measured.filter(({ part }) => part === name).map(({ figure }) => figure),
  }));
  return report(
    machine,
    told.filter(({ figures }) => figures.length > 0),
  );
}
