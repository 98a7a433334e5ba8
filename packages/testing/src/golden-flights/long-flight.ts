/** Six hours of an A320 from Madrid out over the Atlantic, with a point in every second as most recorders send it. */
import type { ClockBatch } from '@va/domain/flight-record/clock-by-arrival.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import { simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { SimulatedField } from '@va/domain/flight-simulation/used-runway.ts';
import type { RecordedFlight } from '@va/domain/scoring/recorded-flight.ts';
import { recordOf } from './judged.ts';
import { plan } from './simulated.ts';

const runway = { lengthM: 3500, widthM: 60, displacedFt: 0 };
/** A field so far away that the flight takes six hours, with a runway of its own: it is flown to and taxied on. */
const AWAY: SimulatedField = {
  icao: 'ZZZZ',
  lat: 41,
  lon: -54,
  elevationFt: 14,
  ends: [
    { ident: '09', lat: 41, lon: -54.02, trueHeading: 90, ...runway },
    { ident: '27', lat: 41, lon: -53.98, trueHeading: 270, ...runway },
  ],
};
/** What changes from second to second between two points of the simulation. */
const DRAWN = ['lat', 'lon', 'altFt', 'aglFt', 'gsKt', 'iasKt', 'vsFpm', 'fuelKg', 'weightKg'] as const;
/** Its recorder sends so many points at once. */
const BATCH_POINTS = 5;

/** The record of the flight, clean but for what a simulated pilot does. */
export function longFlight(): RecordedFlight {
  const flown = simulateFlight({ ...plan, to: AWAY });
  const points = everySecond(flown.points);
  const clean = recordOf({});
  return {
    ...clean,
    facts: {
      ...clean.facts,
      type: 'A320',
      typeSeen: 'A320',
      typesAccepted: ['A320'],
      origin: plan.from,
    },
    points,
    events: flown.events,
    runways: AWAY.ends,
    clock: points
      .filter(({ seq }) => seq % BATCH_POINTS === BATCH_POINTS - 1)
      .map(({ at }): ClockBatch => ({
        clientNow: at + 500,
        serverNow: at + 600,
        newestPointAt: at,
        repeated: false,
      })),
  };
}

/** The points with those between them that the simulation leaves out high up. */
function everySecond(points: readonly TelemetryPoint[]): TelemetryPoint[] {
  const dense = points.flatMap((point, i) => {
    const next = points[i + 1];
    const seconds = next ? Math.max(1, Math.round((next.at - point.at) / 1000)) : 1;
    return Array.from({ length: seconds }, (_, step) => {
      const made: TelemetryPoint = { ...point, at: point.at + step * 1000 };
      for (const name of next ? DRAWN : []) {
        const [from, to] = [point[name], next?.[name] ?? null];
        if (from !== null && to !== null) made[name] = from + ((to - from) * step) / seconds;
      }
      return made;
    });
  });
  return dense.map((point, seq) => ({ ...point, seq }));
}
