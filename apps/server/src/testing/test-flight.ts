import type { SimulatedField } from '@va/domain/flight-simulation/used-runway.ts';
import type { SimulationPlan } from '@va/domain/flight-simulation/motion.ts';
import { eventsBody, pointsBody } from '@va/domain/flight-simulation/recorder-bodies.ts';
import { type SimulatedFlight, simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { ApiClient } from './api-client.ts';
import type { ApiServer } from './api-server.ts';
import { sampleOperations } from './sample-operations.ts';

/** Points in one batch of the tests. */
const BATCH = 200;

export function field(icao: string): SimulatedField {
  const { lat = 0, lon = 0 } = sampleOperations.airports.get(icao) ?? {};
  return { icao, lat, lon, elevationFt: 100, ends: [] };
}

/** Flights by their plans, begun at the beginning of 1970: flying one takes longer than a test with it asks. */
const flown = new Map<string, SimulatedFlight>();

/** A flight from Madrid to Barcelona that begins now. */
export function testFlight(api: ApiServer, change: Partial<SimulationPlan> = {}): SimulatedFlight {
  const { startsAt, ...plan }: SimulationPlan = {
    from: field('LEMD'),
    to: field('LEBL'),
    divertTo: null,
    icaoType: 'A320',
    startsAt: api.now().getTime(),
    wind: { fromDeg: 270, kt: 40 },
    touchdownFpm: 180,
    ...change,
  };
  const key = JSON.stringify(plan);
  const flight = flown.get(key) ?? simulateFlight({ ...plan, startsAt: 0 });
  flown.set(key, flight);
  return moved(flight, startsAt);
}

/** A copy of the test's own that begins so many milliseconds later. */
function moved({ points, events }: SimulatedFlight, by: number): SimulatedFlight {
  const later = <T extends { at: number }>(moment: T): T => ({ ...moment, at: moment.at + by });
  return {
    points: points.map(later),
    events: events.map((event) => {
      const { window = [], ...data } = event.data;
      return { ...later(event), data: { ...data, window: window.map(later) } };
    }),
  };
}

/** What a recorder sends to begin it. */
export function startBody(clientFlightId: string, change: object = {}) {
  return {
    clientFlightId,
    client: 'Prueba',
    clientVersion: '1.2',
    flight: { depIcao: 'LEMD', arrIcao: 'LEBL', icaoType: 'A320' },
    icaoTypeSeen: 'A320',
    addOn: 'A320 de prueba',
    lat: 40.47,
    lon: -3.56,
    ...change,
  };
}

/** The bodies of a flight's batches, in order. `skewMs` is how far the recorder's clock is ahead; sent late, `sentAt`. */
export function batchesOf({ points }: SimulatedFlight, skewMs = 0, sentAt?: Date): object[] {
  return Array.from({ length: Math.ceil(points.length / BATCH) }, (_, i) => {
    const part = points.slice(i * BATCH, (i + 1) * BATCH);
    const newest = part.at(-1)?.at ?? 0;
    return {
      clientNow: (sentAt ?? new Date(newest + skewMs)).toISOString(),
      points: pointsBody(part, skewMs),
    };
  });
}

/** The body with all events of a flight. */
export function eventsOf({ events }: SimulatedFlight, skewMs = 0) {
  const clientNow = new Date((events.at(-1)?.at ?? 0) + skewMs).toISOString();
  return { clientNow, events: eventsBody(events, skewMs) };
}

/** Sends every batch when its last point has just been recorded, then the events; the clock goes along. */
export async function sendFlight(
  client: ApiClient,
  api: ApiServer,
  code: string,
  flight: SimulatedFlight,
  skewMs = 0,
): Promise<void> {
  for (const [i, body] of batchesOf(flight, skewMs).entries()) {
    const newest = flight.points[Math.min(flight.points.length, (i + 1) * BATCH) - 1]?.at ?? 0;
    api.pass((newest - api.now().getTime()) / 1000);
    const { status, body: answer } = await client.post(`/reports/${code}/points`, body);
    if (status !== 200) throw new Error(JSON.stringify(answer));
  }
  await client.post(`/reports/${code}/events`, eventsOf(flight, skewMs));
}
