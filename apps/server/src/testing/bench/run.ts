/** `npm run bench:platform`: measures telemetry and live map on both databases and keeps the report in bench/. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem, type } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { DriverKind } from '#server/db/driver.ts';
import { type LiveFigures, measureLive } from './live-bar.ts';
import { measureTelemetry, type TelemetryFigures } from './telemetry-bar.ts';

const { values } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: 'telemetry,live' } },
});
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs wants a number from 1 on.');
const wanted = new Set(values.only.split(','));
const say = (text: string) => process.stderr.write(`${text}\n`);
const loadBefore = loadavg()[0] ?? 0;
const measured = commit();
const folder = fileURLToPath(new URL('../../../../../bench/', import.meta.url));
mkdirSync(folder, { recursive: true });
const file = `${folder}platform.md`;

const telemetry = new Map<DriverKind, TelemetryFigures[]>();
const live = new Map<DriverKind, LiveFigures[]>();
const LIVE = { embedded: { flights: 200, viewers: 100 }, postgres: { flights: 1000, viewers: 500 } };

for (let run = 1; run <= runs; run += 1)
  for (const kind of ['embedded', 'postgres'] as const) {
    if (wanted.has('telemetry')) {
      say(`run ${run} of ${runs}: telemetry, ${kind}`);
      add(telemetry, kind, await measureTelemetry(kind));
    }
    if (wanted.has('live')) {
      say(`run ${run} of ${runs}: live, ${kind}`);
      add(live, kind, await measureLive(kind, LIVE[kind], (text) => say(`  ${text}`)));
    }
    // What was measured stays, whatever comes after it.
    if (telemetry.size + live.size > 0) writeFileSync(file, report());
  }
console.log(report());

function add<T>(found: Map<DriverKind, T[]>, kind: DriverKind, figures: T): void {
  found.set(kind, [...(found.get(kind) ?? []), figures]);
}

function report(): string {
  const of = (found: ReadonlyMap<DriverKind, unknown[]>) =>
    Math.max(0, ...[...found.values()].map(({ length }) => length));
  return [
    '# What `npm run bench:platform` has measured',
    '',
    `${new Date().toISOString().slice(0, 10)} · commit ${measured} · ${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB, ${type()}, Node ${process.versions.node} · load of the machine before it began ${loadBefore.toFixed(1)}`,
    '',
    `Medians of ${Math.max(of(telemetry), of(live))}. The database, the server, its recorders and its viewers share the machine. Bare: the same batches of 500 points as rows of a table, by the same driver, eight at once. Live: each flight sends 5 points every 5 s; the delay is from the request to the viewer who has read the position.`,
    '',
    '| figure | measured | bar |',
    '| --- | ---: | ---: |',
    ...[...telemetry.values()].flatMap(telemetryRows),
    ...[...live.values()].flatMap(liveRows),
    '',
  ].join('\n');
}

function telemetryRows(found: TelemetryFigures[]): string[] {
  const ratio = median(found.map(({ http, bare }) => http / bare));
  const kind = found[0]?.kind ?? '';
  return [
    `| telemetry, ${kind}, points/s over HTTP | ${Math.round(median(found.map(({ http }) => http)))} | |`,
    `| telemetry, ${kind}, points/s bare | ${Math.round(median(found.map(({ bare }) => bare)))} | |`,
    `| telemetry, ${kind}, HTTP of bare | ${Math.round(ratio * 100)} % | ≥ 50 %: ${verdict(ratio >= 0.5)} |`,
  ];
}

function liveRows(found: LiveFigures[]): string[] {
  const [first] = found;
  const name = `live, ${first?.kind}, ${first?.flights} flights, ${first?.viewers} viewers`;
  const p95 = median(found.map((one) => one.p95));
  const memory = median(found.map(({ memoryMb }) => memoryMb));
  return [
    `| ${name}, p50, ms | ${Math.round(median(found.map((one) => one.p50)))} | |`,
    `| ${name}, p95, ms | ${Math.round(p95)} | ≤ 1000: ${verdict(p95 <= 1000)} |`,
    `| ${name}, memory of the server, MB | ${Math.round(memory)} | < 400: ${verdict(memory < 400)} |`,
    `| ${name}, positions read by ten viewers | ${Math.round(median(found.map((one) => one.positions)))} | |`,
    `| ${name}, requests refused or lost | ${Math.round(median(found.map((one) => one.failed)))} | 0 |`,
    `| ${name}, kB/s to each viewer | ${Math.round(median(found.map((one) => one.bytesPerViewer)) / 1000)} | |`,
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
