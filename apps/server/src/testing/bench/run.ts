/**
 * `npm run bench:platform`: measures telemetry and live map on both databases and keeps the report in bench/. Words
 * choose a part: `npm run bench:platform -- live postgres`. With `--figures FILE` what earlier parts measured is read
 * from the file and counts too, so that one report can be made of several short runs.
 */
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { DriverKind } from '#server/db/driver.ts';
import { type LiveFigures, measureLive } from './live-bar.ts';
import { measureTelemetry, type TelemetryFigures } from './telemetry-bar.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, figures: { type: 'string' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a number from 1 on.');
const PARTS = ['telemetry', 'live'] as const;
const KINDS = ['embedded', 'postgres'] as const;
for (const word of positionals)
  if (![...PARTS, ...KINDS].some((known) => known === word)) throw new Error(`There is no part ${word}.`);
/** Those of a list that were named; all of them where none was. */
const chosen = <T extends string>(all: readonly T[]) =>
  all.some((one) => positionals.includes(one)) ? all.filter((one) => positionals.includes(one)) : all;
const say = (text: string) => process.stderr.write(`${text}\n`);
const loadBefore = loadavg()[0] ?? 0;
const measured = commit();
const folder = fileURLToPath(new URL('../../../../../bench/', import.meta.url));
mkdirSync(folder, { recursive: true });
const file = `${folder}platform.md`;

const LIVE = { embedded: { flights: 200, viewers: 100 }, postgres: { flights: 1000, viewers: 500 } };
/** One line of the file of figures. */
type Figures = { telemetry: TelemetryFigures } | { live: LiveFigures };
const lines =
  values.figures && existsSync(values.figures) ? readFileSync(values.figures, 'utf8').trim().split('\n') : [];
const figures = lines.map((line): Figures => JSON.parse(line));

for (let run = 1; run <= runs; run += 1)
  for (const part of chosen(PARTS))
    for (const kind of chosen(KINDS)) {
      say(`run ${run} of ${runs}: ${part}, ${kind}`);
      const found: Figures =
        part === 'live'
          ? { live: await measureLive(kind, LIVE[kind], (text) => say(`  ${text}`)) }
          : { telemetry: await measureTelemetry(kind) };
      figures.push(found);
      // What was measured stays, whatever comes after it.
      if (values.figures) appendFileSync(values.figures, `${JSON.stringify(found)}\n`);
      writeFileSync(file, report());
    }
console.log(report());

function report(): string {
  const telemetry = figures.flatMap((found) => ('telemetry' in found ? [found.telemetry] : []));
  const live = figures.flatMap((found) => ('live' in found ? [found.live] : []));
  const of = <T extends { kind: DriverKind }>(found: readonly T[], rows: (found: T[]) => string[]) =>
    KINDS.map((kind) => found.filter((one) => one.kind === kind)).flatMap((same) =>
      same.length > 0 ? rows(same) : [],
    );
  return [
    '# What `npm run bench:platform` has measured',
    '',
    `${new Date().toISOString().slice(0, 10)} · commit ${measured} · ${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()}, Node ${process.versions.node} · load of the machine before it began ${loadBefore.toFixed(1)}`,
    '',
    `Medians; in brackets of how many runs. The database, the server, its recorders and its viewers share the machine. Bare: the same batches of 500 points as rows of a table, by the same driver, eight at once. Live: each flight sends 5 points every 5 s; the delay is from the request to the viewer who has read the position.`,
    '',
    '| figure | measured | bar |',
    '| --- | ---: | ---: |',
    ...of(telemetry, telemetryRows),
    ...of(live, liveRows),
    '',
  ].join('\n');
}

function telemetryRows(found: TelemetryFigures[]): string[] {
  const ratio = median(found.map(({ http, bare }) => http / bare));
  const kind = found[0]?.kind ?? '';
  return [
    `| telemetry, ${kind} (${found.length}), points/s over HTTP | ${Math.round(median(found.map(({ http }) => http)))} | |`,
    `| telemetry, ${kind}, points/s bare | ${Math.round(median(found.map(({ bare }) => bare)))} | |`,
    `| telemetry, ${kind}, HTTP of bare | ${Math.round(ratio * 100)} % | ≥ 50 %: ${verdict(ratio >= 0.5)} |`,
  ];
}

function liveRows(found: LiveFigures[]): string[] {
  const [first] = found;
  const name = `live, ${first?.kind} (${found.length}), ${first?.flights} flights, ${first?.viewers} viewers`;
  const cores = (who: keyof LiveFigures['cores']) => median(found.map((one) => one.cores[who])).toFixed(2);
  const p95 = median(found.map((one) => one.p95));
  const memory = median(found.map(({ memoryMb }) => memoryMb));
  return [
    `| ${name}, p50, ms | ${Math.round(median(found.map((one) => one.p50)))} | |`,
    `| ${name}, p95, ms | ${Math.round(p95)} | ≤ 1000: ${verdict(p95 <= 1000)} |`,
    `| ${name}, memory of the server, MB | ${Math.round(memory)} | < 400: ${verdict(memory < 400)} |`,
    `| ${name}, positions read by ten viewers | ${Math.round(median(found.map((one) => one.positions)))} | |`,
    `| ${name}, requests refused or lost | ${Math.round(median(found.map((one) => one.failed)))} | 0 |`,
    `| ${name}, kB/s to each viewer | ${Math.round(median(found.map((one) => one.bytesPerViewer)) / 1000)} | |`,
    `| ${name}, cores in use: machine, of it server, of it recorders and viewers | ${cores('machine')}, ${cores('server')}, ${cores('load')} | |`,
  ];
}

function verdict(holds: boolean): string {
  return holds ? 'holds' : 'MISSED';
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** The commit that was measured, and whether there was more than that. */
function commit(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : ', with changes'}`;
}
