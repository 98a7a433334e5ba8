/** A recorder for people without a simulator. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import { apiClient, type Ask, Refused } from '../platform/api.ts';
import { openLine } from '../platform/line.ts';
import { findField, findLimits, readFields, readLimits, typeError } from './fields.ts';
import type { FlyOptions } from './options.ts';
import { recordFlight } from './record-flight.ts';
import { headersOf } from './who-flies.ts';

/** Folders of this machine: the airline's, and where keys and sample passwords lie. */
interface Folders {
  contentRoot: string;
  dataFolder: string;
}

/** Below this part of the requested speed, the pilot is told that the flight is slower. */
const SLOWED = 0.9;

/** Gap after the flight before, ms, so that a local clock that is a little ahead does not make the two overlap. */
const APART_MS = 60_000;

/** When a flight begins and how fast it is flown. */
interface FlightTime {
  /** Ms since 1970-01-01T00:00Z. */
  startsAt: number;
  /** Times as fast as real, at least 1. */
  speed: number;
}

/** Flies a booking, or a free flight, over the public API and tells how it goes. Throws an error whose message is for people. */
export async function fly(options: FlyOptions, { contentRoot, dataFolder }: Folders): Promise<void> {
  const headers = await headersOf(options, { dataFolder, wait, say: console.log });
  const ask = apiClient(options.url, headers, wait);
  const booking = options.free ? undefined : await findBooking(ask, options);
  const asked = options.free ?? booking;
  if (!asked)
    throw new Error(
      'No tienes ninguna reserva por volar: reserva un vuelo, o pide uno libre con --from, --to y --type.',
    );
  const network = readFields(contentRoot);
  // Airports and types are public, and a key for flights may not ask for them.
  const visit = apiClient(options.url, {}, wait);
  const fieldOf = (icao: string) => findField(network, icao, visit);
  const [from, to] = [await fieldOf(asked.from), await fieldOf(asked.to)];
  const divertTo = options.divertTo === undefined ? null : await fieldOf(options.divertTo);
  const { icaoType } = asked;
  const { wind, touchdownFpm } = options;
  const limits = readLimits(contentRoot)[icaoType] ?? (await findLimits(icaoType, ask));
  const plan = { from, to, divertTo, icaoType, limits, wind, touchdownFpm };
  const length = simulateFlight({ ...plan, startsAt: 0 }).points.at(-1)?.at ?? 0;
  const { startsAt, speed } = flightTime(Date.now(), length, options.speed, await readLastEnd(ask));
  if (speed < options.speed * SLOWED)
    console.log(
      `Tu vuelo anterior acaba de terminar y este empieza después: dura ${countOf(Math.ceil(length / speed / MINUTE_MS), 'minuto', 'minutos')}.`,
    );
  const flight = simulateFlight({ ...plan, startsAt });
  const { code } = await ask('POST', '/reports/start', {
    clientFlightId: randomUUID(),
    client: 'npm run fly',
    ...(booking ? { booking: booking.code } : { flight: { depIcao: from.icao, arrIcao: to.icao, icaoType } }),
    icaoTypeSeen: icaoType,
    lat: from.lat,
    lon: from.lon,
  }).catch(async (error: unknown) => {
    throw await typeError(error, icaoType, visit);
  });
  console.log(`${from.icao}–${to.icao}, informe ${code}: ${options.url}plataforma/mapa`);
  const lastSeq = await recordFlight(code, {
    flight,
    speed,
    lostLineMin: options.lostLineMin,
    line: openLine(options.url, () => headers),
    now: Date.now,
    wait,
    progress: (part, lost) => console.log(`${Math.round(part * 100)} %${lost ? ', sin conexión' : ''}`),
  });
  const report = await ask('POST', `/reports/${code}/submit`, { lastSeq });
  const score =
    typeof report.score === 'number'
      ? `nota ${(report.score / 10).toLocaleString('es-ES', { minimumFractionDigits: 1 })}`
      : 'sin nota';
  const state = report.state === 'accepted' ? 'aceptado' : 'en revisión';
  console.log(`Informe ${state}, ${score}: ${options.url}plataforma/informes/${code}`);
}

/**
 * Plans a simulated flight faster than real time: since the platform's clock can't be changed, its start is dated back,
 * so that it ends when it has been sent. It never starts before the pilot's last flight ended, and is slower if need
 * be.
 * @param lengthMs from its first point to its last
 * @param lastEnd on block of the pilot's last flight, ms; `-Infinity` without one
 */
export function flightTime(now: number, lengthMs: number, speed: number, lastEnd: number): FlightTime {
  const startsAt = Math.min(now, Math.max(now + lengthMs / speed - lengthMs, lastEnd + APART_MS));
  const takesMs = startsAt + lengthMs - now;
  return { startsAt, speed: lengthMs > 0 ? lengthMs / takesMs : speed };
}

/**
 * On-block time of the pilot's last valid flight, ms since 1970; `-Infinity` without one, or if the key may not read
 * flights.
 */
export async function readLastEnd(ask: Ask): Promise<number> {
  const { items } = await ask('GET', '/reports?sort=-flown&limit=20').catch((error: unknown) => {
    if (error instanceof Refused && error.status === 403) return { items: [] };
    throw error;
  });
  const ends = items.flatMap(({ state, onBlock }) =>
    onBlock === null || state === 'voided' || state === 'rejected' ? [] : Date.parse(onBlock),
  );
  return Math.max(-Infinity, ...ends);
}

interface Booked {
  code: string;
  from: string;
  to: string;
  icaoType: string;
}

/** The booking that is asked for, or the next open one. */
async function findBooking(ask: Ask, { booking }: FlyOptions): Promise<Booked | undefined> {
  const { items } = await ask('GET', '/bookings?state=open');
  const open = items.filter(({ state }) => state === 'reserved');
  const found = open.find(({ code }) => booking === undefined || code === booking);
  if (found) return { code: found.code, from: found.dep.icao, to: found.arr.icao, icaoType: found.icaoType };
  if (booking !== undefined) throw new Error(`No tienes ninguna reserva ${booking} por volar.`);
  return undefined;
}
