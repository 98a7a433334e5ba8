/** Every part of the bench: its name, measure and file. */
import type { Figure } from '@va/testing/figures.ts';
import { measureCost } from '../../apps/server/src/testing/bench/cost-bar.ts';
import { measureHttp } from '../../apps/server/src/testing/bench/http-bar.ts';
import { measureImports } from '../../apps/server/src/testing/bench/imports-bar.ts';
import { measureLive, measureTwoProcesses } from '../../apps/server/src/testing/bench/live-bar.ts';
import { measureMonth } from '../../apps/server/src/testing/bench/month-bar.ts';
import { measureRaces } from '../../apps/server/src/testing/bench/race-bar.ts';
import { measureReading } from '../../apps/server/src/testing/bench/reading-bar.ts';
import { measureScore } from '../../apps/server/src/testing/bench/score-bar.ts';
import { measureStart } from '../../apps/server/src/testing/bench/start-bar.ts';
import { measureTelemetry } from '../../apps/server/src/testing/bench/telemetry-bar.ts';
import { ensureBuild } from '../../scripts/lib/ensure-build.mjs';
import { root, siteRoot } from '../../scripts/lib/project.mjs';
import { measureFilter, measureMap, PICTURE } from './browser-tests.ts';
import { CONDITIONS } from './conditions.ts';
import { lighthouse } from './lighthouse.ts';
import { first, inside, type Measure, second, signIn } from './measures.ts';
import { platform } from './platform-pages.ts';
import type { Sites } from './sites.ts';

/** The databases that a part can be measured on. */
export const DATABASES = ['embedded', 'postgres'] as const;
type Database = (typeof DATABASES)[number];

/** Files of bench/ in the order of measuring, each with the remarks for all its parts. */
export const FILES = {
  'results.md': `In ms unless the name says otherwise; a part measures the sites in turn. Bound: the site's own page as static HTML of the same look without a script, on the same server; for what is usable, its first paint. Conditions: ${CONDITIONS}; every other site answers at once with an empty page.`,
  'platform.md':
    'Databases, servers and whoever asks them share the machine. Both databases wait until the disk has what is committed.',
  'map.md': 'Server and browser share the machine.',
} as const;

/** Something to measure. */
export interface Part {
  title: string;
  /** What is measured, and its bound. */
  about: string;
  file: keyof typeof FILES;
  /** Whether it takes so long that it is measured only if named. */
  isApart?: true;
  /** Databases on which it is measured, one after the other; absent if none takes part. */
  databases?: readonly Database[];
  measure(database: Database, progress: (text: string) => void): Promise<Figure[]>;
}

/** Parts whose site needs its platform. */
export const ON_PLATFORM = ['platform', 'inside'];

/** All parts by the names that `--only` knows, in the order in which they are measured. */
export function partsOf(sites: Sites): Readonly<Record<string, Part>> {
  const ofPages = (title: string, about: string, measure: Measure) =>
    ({ title, about, file: 'results.md', measure: () => sites.measure(measure) }) as const;
  return {
    'sign-in': ofPages('Sign-in', 'The first visit to the sign-in screen.', signIn),
    first: ofPages(
      'First visits',
      'The first visit to every kind of page of the portal, of somebody who has signed in before.',
      first,
    ),
    platform: ofPages(
      'First visits to the platform',
      'The first visit to its pages, of a pilot who is signed in and of a visitor. Above the bound stand the script and, one after the other, the journeys that each need the answer before: who is signed in, what the page of that person is made of, and what it says.',
      platform,
    ),
    second: ofPages(
      'Second visits',
      "The portal from its offline copy, the static page from the browser's cache.",
      second,
    ),
    inside: ofPages(
      'Change of page',
      'From the click to the painted heading, on the slow processor and a fast line, of pages that have been visited before. The heap of the portal after garbage collection.',
      inside,
    ),
    lighthouse: {
      ...ofPages('Lighthouse', 'Scores from 0 to 100 on a phone, as everybody measures.', lighthouse),
      isApart: true,
    },
    telemetry: {
      title: 'Telemetry in',
      about:
        'Batches of 500 points from eight recorders at once over HTTP, checked and stored. Bound: the same batches as rows of a table, by the same driver.',
      file: 'platform.md',
      databases: DATABASES,
      measure: measureTelemetry,
    },
    live: {
      title: 'Live map',
      about:
        'Each flight sends 5 points every 5 s: 200 flights and 100 viewers on the embedded database, 1000 and 500 on PostgreSQL. The delay is from the request to the viewer who has read the position.',
      file: 'platform.md',
      databases: DATABASES,
      measure: measureLive,
    },
    processes: {
      title: 'Two processes',
      about:
        'The live map once more: 1000 flights report to one process, 500 viewers look at another, and PostgreSQL is between them.',
      file: 'platform.md',
      databases: ['postgres'],
      measure: measureTwoProcesses,
    },
    races: {
      title: 'Bookings',
      about:
        'Fifty pilots book one departure in the same moment over HTTP, five times: sharing a tail, so that all get it, and all for one tail, which one gets each time. Bound: transactions, as many at once, that lock a tail and write a row.',
      file: 'platform.md',
      databases: DATABASES,
      measure: measureRaces,
    },
    reading: {
      title: 'Reading',
      about:
        'One request 200 times as one pilot after the other: the endpoint with its checks, without HTTP, and 10 000 departures a week in the timetable. Embedded: a year of 26 pilots, 6000 reports and 15 million points; PostgreSQL: 5000 pilots, a million reports and 200 million points. The bound of «ten times the data» is the same question with a tenth: embedded 260 pilots and 60 000 reports against the year, PostgreSQL the million against 100 000. The roster of 26 pilots is half a page, that of 260 a whole one. Boards and roster look over all pilots, of whom PostgreSQL has ten times as many too: that is what grows in them.',
      file: 'platform.md',
      databases: DATABASES,
      measure: measureReading,
    },
    score: {
      title: 'Score',
      about:
        'A flight of six hours at a point a second, judged by all rules: the median of 25 judgements in a process that is up, all its threads counted. The first one of a process is compiled meanwhile, which takes several times as much.',
      file: 'platform.md',
      measure: measureScore,
    },
    http: {
      title: 'Over HTTP',
      about:
        'The first page of a logbook, eight at once. Bound: a web server of Node’s own that answers the same bytes. One request takes the processor some 2 ms on PostgreSQL and 4 ms embedded, where the database shares it: eight at once wait for each other.',
      file: 'platform.md',
      databases: DATABASES,
      measure: measureHttp,
    },
    cost: {
      title: 'Cost per request',
      about:
        'Processor time of server and database together for one request, eight at once over HTTP on lines that stay open, as a signed-in pilot; bookings by fifty pilots with their keys. 29 pilots and 6000 reports of a year, 20 flights on the map, 1000 departures a week; the painted page is the first one of a pilot without an open booking. Bound: the rows of the same answer as JSON from one table, asked of the bare driver and written as JSON again, without HTTP. Peer: a platform of the same trade (Express, Prisma, MariaDB, some 40 files) measured once, before this part was written, with the same data on such a machine; the others it has no like of. Before (commit a87c3b4f, measured once, before this part was written): own account 2.4 ms on PostgreSQL and 3.0 embedded, logbook 6.4 and 9.2, roster 13 and 26, departures 17 and 22, a booking 140 embedded.',
      file: 'platform.md',
      databases: DATABASES,
      async measure(database) {
        await ensureBuild();
        return measureCost(database, siteRoot);
      },
    },
    month: {
      title: 'Close of a month',
      about:
        'Statements, debits and messages for 5000 pilots with 120 000 flights in the year. Bound: the same rows written once more by the database alone, in batches as big.',
      file: 'platform.md',
      databases: DATABASES,
      measure: measureMonth,
    },
    imports: {
      title: 'Imports',
      about:
        'Files checked and applied, and all of it taken back. After applying `verify` finds no fault, and after taking back each table has as many rows as before.',
      file: 'platform.md',
      isApart: true,
      databases: DATABASES,
      measure: measureImports,
    },
    start: {
      title: 'Start and end',
      about:
        'A clone without changes: the first start once, with a filled npm cache, the others the median of three. Bound: a web server of Node’s own until it answers one page.',
      file: 'platform.md',
      databases: DATABASES,
      measure: (database) => measureStart(database, root),
    },
    map: {
      title: 'Live map in the browser',
      about: `The map that moves, in plain headless Chromium with software drawing, under our policy: 200 and 1000 flights with a position each second. It is opened beside the list in a window of 1600 × 1000 px; pushed and named it is 1124 × 664 px large, in its small form. Bound: the picture of commit ${PICTURE} that it followed, built and measured in the same run; it can’t be pushed.`,
      file: 'map.md',
      isApart: true,
      measure: measureMap,
    },
    pages: {
      title: 'Pages',
      about:
        'The built departure board in Chromium on a processor slowed down 4 times, where the server answers at once. The first visits to the platform and its changes of page stand in results.md.',
      file: 'platform.md',
      measure: measureFilter,
    },
  };
}
