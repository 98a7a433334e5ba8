import { Problem } from '#server/api/problem.ts';
import { keptWords } from '#server/modules/bookings/booking-texts.ts';
import type { DeskEvent, DeskPoint, DeskReport } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type LogLine, eventOf } from '../shared/flight-log.ts';
import { type Asked, type RecorderOptions, Reply } from '../shared/protocol.ts';
import {
  type Body,
  bounded,
  InvalidBody,
  kgOf,
  list,
  number,
  placeIn,
  required,
  text,
  isBody,
  ownFieldsIn,
} from '../shared/fields.ts';
import { pageOf } from './flight-search.ts';
import { readNote, prefile } from './prefile.ts';
import { isLeftOver, keepArrival, saidPhase, readPositions } from './positions.ts';
import { acarsOf, pirepOf } from './pirep-object.ts';
import { clockTime, whenRecorded } from './client-clock.ts';
import { type On, reportAsked } from './phpvms-protocol.ts';
import { newestStatus, phaseOf, STATE_NUMBERS, statusNote, timedNote, untimedAt } from './status.ts';
import { page, PhpvmsError, instant } from './wire.ts';

/** Comments that a flight keeps, the last ones. */
const MOST_COMMENTS = 100;

type Find = (asked: Asked) => ReturnType<RecorderOptions['flights']['report']>;

/** Comments, fields and route: what a client keeps for itself. */
function addNotes(on: On, { flights }: RecorderOptions, find: Find, writable: Find): void {
  const kept = async (asked: Asked, name: string) => listIn((await find(asked)).note[name]);
  on('GET', '/pireps/:id/comments', async (asked) => ({ data: await kept(asked, 'comments') }));
  on('POST', '/pireps/:id/comments', async (asked) => {
    const comment = text(asked.body, 'comment', 2000);
    if (comment === null) throw new InvalidBody({ comment: 'required' });
    const { pilot, numberOf } = await asked.shelf();
    const user = {
      id: numberOf(pilot.id),
      pilot_id: numberOf(pilot.id),
      ident: pilot.callsign,
      name: pilot.name,
    };
    const said = { comment, created_at: instant(asked.now), user };
    let data = { id: 1, ...said };
    await flights.keepNote(await writable(asked), (before) => {
      const comments = listIn(before['comments']);
      const last = comments.at(-1);
      if (isBody(last)) data = { ...data, id: (number(last, 'id') ?? 0) + 1 };
      return { comments: [...comments, data].slice(-MOST_COMMENTS) };
    });
    return new Reply(201, { data });
  });
  on('GET', '/pireps/:id/fields', async (asked) => ({ data: (await find(asked)).note['fields'] ?? {} }));
  on('POST', '/pireps/:id/fields', async (asked) => {
    const report = await writable(asked);
    if (!isBody(asked.body['fields'])) throw new InvalidBody({ fields: 'required' });
    const { note } = await flights.keepNote(report, (before) => ownFieldsIn(asked.body, before));
    return { data: note['fields'] };
  });
  on('GET', '/pireps/:id/route', async (asked) => ({ data: await kept(asked, 'waypoints') }));
  on('POST', '/pireps/:id/route', async (asked) => {
    const waypoints = list(asked.body, 'route').slice(0, 500);
    const data = waypoints.map((point) => ({
      name: text(point, 'name', 20),
      order: number(point, 'order'),
      lat: number(point, 'lat'),
      lon: number(point, 'lon'),
      nav_type: number(point, 'nav_type'),
    }));
    await flights.keepNote(await writable(asked), { waypoints: data });
    return { message: `${data.length} points added`, attrs: [], count: data.length };
  });
  on('DELETE', '/pireps/:id/route', async (asked) => {
    await flights.keepNote(await writable(asked), { waypoints: [] });
    return { message: 'Route deleted', attrs: [], count: 0 };
  });
}

function listIn(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Most reports in a list; clients look for the open one. */
const MOST_REPORTS = 200;

/** Pireps: reports, from prefile to filing or cancelling. */
export function addReports(on: On, options: RecorderOptions): void {
  const { flights } = options;
  const find = (asked: Asked) => reportAsked(options, asked);
  const writable = async (asked: Asked) => {
    const report = await find(asked);
    if (report.row.state === 'voided') throw new PhpvmsError('pirep-cancelled', 'El vuelo está anulado.');
    return report;
  };
  const view = async (asked: Asked, report: DeskReport) => ({
    data: pirepOf(report, await asked.shelf([report])),
  });
  const added = (count: number, what: string) => ({ message: `${count} ${what} added`, attrs: [], count });

  on('GET', ['/pireps', '/user/pireps', '/users/:user/pireps'], async (asked) => {
    const reports = await flights.reports(asked.actor.pilotId, MOST_REPORTS);
    const wanted = asked.query('state');
    const shown = reports.filter(({ row: { state } }) =>
      wanted === undefined || wanted === '' ? state !== 'voided' : STATE_NUMBERS[state] === Number(wanted),
    );
    const all = await asked.shelf(shown);
    return page(
      shown.map((report) => pirepOf(report, all)),
      asked.address,
      pageOf(asked),
    );
  });
  on('POST', '/pireps/prefile', async (asked) => {
    return view(asked, await prefile(asked, options));
  });
  on('GET', '/pireps/:id', async (asked) => view(asked, await find(asked)));
  on(['PUT', 'POST', 'PATCH'], ['/pireps/:id', '/pireps/:id/update'], async (asked) => {
    const report = await writable(asked);
    if ([2, 6].includes(STATE_NUMBERS[report.row.state]))
      throw new PhpvmsError('pirep-error', 'El informe ya está decidido.');
    for (const name of ['dpt_airport_id', 'arr_airport_id'])
      if (name in asked.body && text(asked.body, name) === null)
        throw new InvalidBody({ [name]: 'required' });
    const word = text(asked.body, 'status', 3);
    const leftOver = await isLeftOver(flights, report, phaseOf(word));
    // Do this before storing the note: if it fails, the client repeats it, and it still counts as new.
    const said = { word, at: untimedAt(report.note, asked.now), placed: false, leftOver };
    const arrival = await keepArrival(flights, report, said, asked.now);
    const kept = await flights.keepNote(report, (before) => {
      const { status, ...note } = readNote(asked.body, before);
      const shown = { ...note, ...(!leftOver && status !== undefined && { status }) };
      return { ...timedNote(shown, before, asked.now), ...arrival };
    });
    return view(asked, kept);
  });
  on('POST', ['/pireps/:id/acars/position', '/pireps/:id/acars/positions'], async (asked) => {
    const positions = list(asked.body, 'positions');
    const report = await writable(asked);
    const recorded = whenRecorded(positions, report.note, asked.now);
    const points = readPositions(positions, asked.now, recorded);
    const clockNote = recorded.note;
    const newest = newestStatus(positions, points);
    const leftOver = await isLeftOver(flights, report, phaseOf(newest?.status ?? null), points);
    const news = (before: Body) => (newest && !leftOver ? statusNote(newest, before, asked.now) : {});
    const phase = saidPhase({ note: { ...report.note, ...news(report.note) } });
    await flights.keepPoints(report, points, phase, asked.now);
    await flights.keepEvents(report, linesOfPositions(positions, points), asked.now);
    if (newest && !leftOver) {
      // Ignore a status recorded before one that was reported since.
      const word = 'status' in news(report.note) ? newest.status : null;
      const said = { word, at: newest.at, placed: true, leftOver };
      const arrival = await keepArrival(flights, report, said, asked.now);
      await flights.keepNote(report, (before) => ({ ...news(before), ...arrival, ...clockNote }));
    } else if (Object.keys(clockNote).length > 0) await flights.keepNote(report, clockNote);
    return added(positions.length, 'positions');
  });
  on('GET', '/pireps/:id/acars/position', async (asked) => {
    const report = await find(asked);
    const points = (await flights.points(report)).toSorted((a, b) => a.at - b.at);
    return { data: points.map((point) => acarsOf(point, report.row.code, point.id ?? String(point.seq))) };
  });
  for (const name of ['log', 'event'] as const)
    on('POST', `/pireps/:id/acars/${name}s`, async (asked) => {
      const lines = list(asked.body, `${name}s`);
      await flights.keepEvents(await writable(asked), readLines(lines, name, asked.now), asked.now);
      return added(lines.length, 'logs');
    });
  on('POST', '/pireps/:id/file', async (asked) => {
    const { body, now } = asked;
    const report = await writable(asked);
    if (STATE_NUMBERS[report.row.state] !== 0)
      throw new PhpvmsError('pirep-error', 'El vuelo ya está enviado.');
    required(body, 'distance');
    required(body, 'flight_time');
    // The client's score is only a claim; ignore an invalid one.
    const score = bounded(body, 'score', 0, 100);
    const { note } = await flights.keepNote(report, (before) => readNote(body, before));
    const filed = await flights.file(
      report,
      {
        landingFpm: number(body, 'landing_rate') ?? number(note, 'landing_rate'),
        fuel: { offKg: kgOf(number(note, 'block_fuel')), usedKg: kgOf(number(note, 'fuel_used')) },
        comment: text(body, 'notes', 2000) ?? undefined,
        score: score === null ? undefined : Math.round(score),
      },
      now,
    );
    return view(asked, filed);
  });
  on(['PUT', 'DELETE'], '/pireps/:id/cancel', async (asked) => {
    const report = await find(asked);
    const state = STATE_NUMBERS[report.row.state];
    if ([2, 3, 6].includes(state))
      throw new PhpvmsError('pirep-cancel-not-allowed', 'El vuelo ya no se puede anular.', { state });
    try {
      const kept = await flights.discard(report, asked.now);
      const sentence = `PIREP ${report.row.code} cancelled${kept ? `. ${keptWords(kept)}` : ''}`;
      return { message: sentence, attrs: [] };
    } catch (error) {
      // The report may have been submitted long ago; the client looks at the state.
      if (error instanceof Problem && error.status < 500)
        throw new PhpvmsError('pirep-cancel-not-allowed', error.message, { state });
      throw error;
    }
  });
  // No money is moved here.
  on('GET', '/pireps/:id/finances', async (asked) => {
    await find(asked);
    return { data: [] };
  });
  addNotes(on, options, find, writable);
}

/** Log lines as events, identified by their own id, or else by text and time. */
function readLines(lines: readonly Body[], name: 'log' | 'event', now: Date): DeskEvent[] {
  return lines.map((line, i) => {
    const said = text(line, name, 1000);
    if (said === null) throw new InvalidBody({ [`${name}s.${i}`]: 'empty' });
    return lineOf(name, {
      id: text(line, 'id', 90),
      at: clockTime(line, now) ?? now.getTime(),
      text: said,
      place: placeIn(line),
    });
  });
}

/** The log lines within positions, each with its point's time and place. */
function linesOfPositions(positions: readonly Body[], points: readonly DeskPoint[]): DeskEvent[] {
  return points.flatMap(({ id = null, at, lat, lon }, i) => {
    const said = text(positions[i] ?? {}, 'log', 1000);
    return said === null ? [] : [lineOf('position', { id, at, text: said, place: { lat, lon } })];
  });
}

function lineOf(source: string, { id, ...line }: Omit<LogLine, 'id'> & { id: string | null }): DeskEvent {
  const name = id ?? `${new Date(line.at).toISOString()} ${line.text}`.slice(0, 90);
  return eventOf({ ...line, id: `${source} ${name}` });
}
