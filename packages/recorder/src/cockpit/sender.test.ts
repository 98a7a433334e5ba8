import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
  appendFileSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pointsBodySchema } from '@va/contract/flights/telemetry.ts';
import { NOTHING_READ } from '../core/reading.ts';
import { FlightFolder } from '../journal/flight-folder.ts';
import { type JournalDisk, Journal } from '../journal/journal.ts';
import type { FlightHead } from '../journal/journal-lines.ts';
import { readJournal } from '../journal/journal-lines.ts';
import type { Answer, Line } from '../platform/line.ts';
import { FlightLog } from './flight-log.ts';
import { Sender } from './sender.ts';

const START = Date.parse('2026-11-28T10:00:00Z');
const HEAD: FlightHead = {
  clientFlightId: 'flight-1',
  platform: 'https://va.example/',
  start: { clientFlightId: 'flight-1', client: 'Prueba', booking: 'ABCD2345', lat: 40, lon: -3 },
  begunAt: START,
  name: 'Vuelo libre',
};

/** A disk in memory, which may be full. */
class MemoryDisk implements JournalDisk {
  text = '';
  synced = 0;
  full = false;
  append(text: string) {
    if (!this.full) return void (this.text += text);
    // A part fits, as a rule in the middle of a line.
    this.text += text.slice(0, Math.floor(text.length / 2));
    throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
  }
  sync() {
    this.synced = this.text.length;
  }
  close() {}
}

const reading = { ...NOTHING_READ, lat: 40, lon: -3, altFt: 2000 };

function flightOf(count: number, disk: JournalDisk = new MemoryDisk()) {
  const journal = new Journal(disk);
  journal.write({ flight: HEAD });
  const flight = FlightLog.begin(HEAD, journal);
  for (let i = 0; i < count; i += 1) flight.addPoint(reading, START + i * 1000);
  return flight;
}

const refused = (
  status: number,
  code = '',
  body: Record<string, unknown> = {},
  retryAfterS?: number,
): Answer => ({
  kind: 'refused',
  status,
  code,
  detail: `No: ${code}`,
  body,
  ...(retryAfterS !== undefined && { retryAfterS }),
});

/** What is sent, as far as a test looks at it. */
interface Sent {
  points?: { seq: number; altFt?: number | null }[];
  events?: { id: string }[];
  lastSeq?: number;
  asIs?: boolean;
}

/** A platform that keeps what it is sent; a test may answer in its place. */
class Platform {
  now = START;
  kept = new Map<number, object>();
  events = new Map<string, unknown>();
  asked: { path: string; at: number; points: number }[] = [];
  instead: (path: string, body: Sent | undefined) => Answer | undefined = () => undefined;
  readonly line: Line = async (_method, path, given) => {
    const body = given as Sent | undefined;
    this.asked.push({ path, at: this.now, points: body?.points?.length ?? 0 });
    const other = this.instead(path, body);
    if (other) return other;
    if (path === '/reports/start') return { kind: 'ok', body: { code: 'RPRT2345' } };
    for (const point of body?.points ?? []) this.kept.set(point.seq, point);
    for (const event of body?.events ?? []) this.events.set(event.id, event);
    if (path.endsWith('/submit')) {
      const missing = Array.from({ length: (body?.lastSeq ?? -1) + 1 }, (_, seq) => seq).filter(
        (seq) => !this.kept.has(seq),
      );
      if (missing.length > 0 && !body?.asIs)
        return refused(409, 'faltan-puntos', { current: { missing: missing.map((seq) => [seq, seq]) } });
    }
    return { kind: 'ok', body: { state: 'accepted', score: 100 } };
  };
  readonly sender = new Sender(this.line, () => this.now);
  async submit(flight: FlightLog, most = 400) {
    for (let tries = 0; tries < most; tries += 1) {
      const report = await this.sender.submit(flight);
      if (report) return report;
      this.now += 5000;
    }
    return undefined;
  }
}

describe('sending', () => {
  it('is within 500 points a batch and 30 questions of a kind a minute, after half an hour without a line', async () => {
    const platform = new Platform();
    const flight = flightOf(1900);
    platform.instead = () =>
      platform.now < START + 1_800_000 ? { kind: 'unreachable', why: 'nadie' } : undefined;
    expect(await platform.submit(flight)).toMatchObject({ state: 'accepted' });
    expect(platform.kept.size).toBe(1900);
    const points = platform.asked.filter(({ path }) => path.endsWith('/points'));
    expect(Math.max(...points.map((one) => one.points))).toBeLessThanOrEqual(500);
    for (const { at } of platform.asked)
      expect(platform.asked.filter((one) => one.at > at - 60_000 && one.at <= at).length).toBeLessThanOrEqual(
        30,
      );
    expect(platform.sender.offline).toBeUndefined();
  });

  it('sends what was there as it began, though more comes meanwhile', async () => {
    const platform = new Platform();
    const flight = flightOf(10);
    platform.instead = (path) => {
      if (path.endsWith('/points')) flight.addPoint(reading, platform.now);
      return undefined;
    };
    await platform.sender.send(flight);
    expect(platform.kept.size).toBe(10);
    expect(flight.lastSeq).toBe(10);
  });

  it.each([
    [429, 30],
    [503, 20],
  ])('waits as long as a %i asks', async (status, seconds) => {
    const platform = new Platform();
    const flight = flightOf(3);
    platform.instead = (path) =>
      path.endsWith('/points') && platform.now < START + 1000 ? refused(status, '', {}, seconds) : undefined;
    await platform.sender.send(flight);
    const asked = platform.asked.length;
    platform.now = START + (seconds - 1) * 1000;
    await platform.sender.send(flight);
    expect(platform.asked.length).toBe(asked);
    platform.now = START + seconds * 1000;
    await platform.sender.send(flight);
    expect(platform.kept.size).toBe(3);
  });

  it('sends smaller batches after a 413', async () => {
    const platform = new Platform();
    platform.instead = (_, body) => ((body?.points?.length ?? 0) > 60 ? refused(413) : undefined);
    expect(await platform.submit(flightOf(400))).toBeDefined();
    expect(platform.kept.size).toBe(400);
  });

  it('leaves out the field that the platform names, and all but place and time where it names none', async () => {
    const platform = new Platform();
    platform.instead = (_, body) => {
      const wrong = (body?.points ?? []).findIndex(
        (point) => point.seq === 7 && point.altFt !== null && point.altFt !== undefined,
      );
      return wrong < 0
        ? undefined
        : refused(422, 'datos-no-validos', { errors: [{ pointer: `/points/${wrong}/altFt` }] });
    };
    expect(await platform.submit(flightOf(20))).toBeDefined();
    expect(platform.kept.get(7)).toMatchObject({ altFt: null, lat: 40 });
    expect(platform.kept.get(6)).toMatchObject({ altFt: 2000 });

    const silent = new Platform();
    silent.instead = (_, body) =>
      (body?.points ?? []).some((point) => point.seq === 7 && 'altFt' in point) ? refused(422) : undefined;
    expect(await silent.submit(flightOf(20))).toBeDefined();
    expect(silent.kept.get(7)).toEqual({ seq: 7, at: '2026-11-28T10:00:07.000Z', lat: 40, lon: -3 });
    expect(silent.kept.size).toBe(20);
  });

  it('sends again what the platform misses, and the flight as it is where the journal has lost it', async () => {
    const platform = new Platform();
    const flight = flightOf(30);
    await platform.sender.send(flight);
    for (const seq of [4, 5, 19]) platform.kept.delete(seq);
    expect(await platform.submit(flight)).toBeDefined();
    expect(platform.kept.size).toBe(30);

    const disk = new MemoryDisk();
    flightOf(30, disk);
    const torn = disk.text
      .split('\n')
      .filter((line) => !line.includes('"seq":12,'))
      .join('\n');
    const holed = new FlightLog(readJournal(torn)!, new Journal(new MemoryDisk()));
    const other = new Platform();
    expect(await other.submit(holed)).toBeDefined();
    expect(other.kept.size).toBe(29);
  });

  it('says that the key is lost, and goes on with a new one', async () => {
    const platform = new Platform();
    const flight = flightOf(5);
    platform.instead = () => refused(401);
    await platform.sender.send(flight);
    expect(platform.sender.keyLost).toBe(true);
    platform.now += 600_000;
    await platform.sender.send(flight);
    expect(platform.asked).toHaveLength(1);
    platform.instead = () => undefined;
    platform.sender.hurry();
    await platform.sender.send(flight);
    expect(platform.kept.size).toBe(5);
  });

  it.each(['lejos-del-origen', 'avion-distinto', 'vuelo-abierto'])(
    'shows what stands against a start (%s) and keeps the flight',
    async (code) => {
      const platform = new Platform();
      const flight = flightOf(5);
      platform.instead = () => (platform.now < START + 60_000 ? refused(409, code) : undefined);
      await platform.sender.send(flight);
      expect(platform.sender.problem).toEqual({ code, detail: `No: ${code}` });
      expect(await platform.submit(flight)).toBeDefined();
      expect(platform.sender.problem).toBeUndefined();
    },
  );

  it('gets everything through any line, once and in the platform’s form', async () => {
    const trouble = fc.constantFrom<Answer | undefined>(
      undefined,
      undefined,
      { kind: 'unreachable', why: 'HTML' },
      refused(429, '', {}, 3),
      refused(503, '', {}, 1),
      refused(500),
      refused(413),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(trouble, { maxLength: 40 }),
        fc.integer({ min: 1, max: 1300 }),
        async (answers, count) => {
          const platform = new Platform();
          const flight = flightOf(count);
          flight.addEvent({
            id: 'emergency-1',
            kind: 'emergency',
            at: new Date(START).toISOString(),
            lat: 40,
            lon: -3,
          });
          platform.instead = (path, body) => {
            if (path.endsWith('/points')) expect(pointsBodySchema.safeParse(body).error).toBeUndefined();
            return answers.shift();
          };
          expect(await platform.submit(flight, 3000)).toBeDefined();
          expect(platform.kept.size).toBe(count);
          expect([...platform.events.keys()]).toEqual(['emergency-1']);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('the journal', () => {
  let folder = '';
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'journal-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is read back after any tear, with every line that was whole', () => {
    const disk = new MemoryDisk();
    const flight = flightOf(40, disk);
    flight.reported('RPRT2345');
    const lines = disk.text.split('\n');
    fc.assert(
      fc.property(fc.integer({ min: lines[0]!.length + 1, max: disk.text.length }), (cut) => {
        const file = join(folder, 'flight-1.jsonl');
        writeFileSync(file, disk.text.slice(0, cut));
        const [taken] = new FlightFolder(folder).takeUp(HEAD.platform);
        const whole = disk.text
          .slice(0, cut)
          .split('\n')
          .slice(1, -1)
          .filter((line) => line.includes('"point"')).length;
        expect(taken?.flight.points.length).toBe(whole);
        taken?.journal.close();
        expect(readFileSync(file, 'utf8').endsWith('\n')).toBe(true);
      }),
      { numRuns: 60 },
    );
  });

  it('keeps everything in memory while the disk is full, and writes each point once it is not', () => {
    const disk = new MemoryDisk();
    const flight = flightOf(5, disk);
    disk.full = true;
    for (let i = 5; i < 12; i += 1) flight.addPoint(reading, START + i * 1000);
    expect(flight.trouble?.message).toContain('ENOSPC');
    expect(flight.points).toHaveLength(12);
    disk.full = false;
    flight.sync();
    expect(flight.trouble).toBeUndefined();
    expect(disk.synced).toBe(disk.text.length);
    expect(readJournal(disk.text)?.points.map((point) => point?.seq)).toEqual(
      Array.from({ length: 12 }, (_, i) => i),
    );
  });

  it('is the owner’s alone, takes up the flight of the same platform only, and goes after thirty days', () => {
    const flights = new FlightFolder(folder);
    const flight = FlightLog.begin(HEAD, flights.begin(HEAD));
    flight.addPoint(reading, START);
    flight.sync();
    const [name = ''] = readdirSync(folder);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    appendFileSync(join(folder, name), '{"point":{"se');
    expect(flights.takeUp('https://other.example/')).toEqual([]);
    expect(flights.takeUp(HEAD.platform).map(({ flight: kept }) => kept.points.length)).toEqual([1]);
    flight.end('sent');
    expect(flights.takeUp(HEAD.platform)).toEqual([]);
    flights.tidy(Date.now() + 29 * 86_400_000);
    expect(readdirSync(folder)).toHaveLength(1);
    flights.tidy(Date.now() + 31 * 86_400_000);
    expect(readdirSync(folder)).toHaveLength(0);
  });
});
