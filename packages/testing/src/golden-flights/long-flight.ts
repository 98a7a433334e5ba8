/** Six hours of an A320 from Madrid out over the Atlantic, with a point in every second as most recorders send it. */
import type { ClockBatch } from '@va/domain/flight-record/clock-by-arrival.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import { simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { SimulatedField } from '@va/domain/flight-simulation/used-runway.ts';
import type { RecordedFlight } from '@va/domain/scoring/recorded-flight.ts';
import { recordOf } from './build-flight.ts';
import { arrivalOf } from '@va/domain/flight-record/arrival.ts';
import { reportingOf } from '@va/domain/flight-record/reporting.ts';
import type { SimulationPlan } from '@va/domain/flight-simulation/motion.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import { LEAST_SCORE, publishedRules } from './golden-flight.ts';

/** A short simulated flight, Madrid to Barcelona in an A320, and how the published rules score it. */

const end = (ident: string, lat: number, lon: number, trueHeading: number) => ({
  ident,
  lat,
  lon,
  trueHeading,
  lengthM: 3500,
  widthM: 60,
  displacedFt: 0,
});
export const madrid: SimulatedField = {
  icao: 'LEMD',
  lat: 40.472,
  lon: -3.563,
  elevationFt: 1998,
  ends: [end('14L', 40.4949, -3.5579, 142), end('32R', 40.47, -3.5326, 322)],
};
export const barcelona: SimulatedField = {
  icao: 'LEBL',
  lat: 41.297,
  lon: 2.078,
  elevationFt: 14,
  ends: [end('06R', 41.28, 2.07, 66), end('24L', 41.292, 2.103, 246)],
};
export const valencia: SimulatedField = { icao: 'LEVC', lat: 39.49, lon: -0.48, elevationFt: 240, ends: [] };
export const plan: SimulationPlan = {
  from: madrid,
  to: barcelona,
  divertTo: null,
  icaoType: 'A320',
  startsAt: Date.parse('2026-11-20T10:00:00Z'),
  wind: { fromDeg: 300, kt: 60 },
  touchdownFpm: 180,
};

/** The published rules, with the limits of a type that only the plan tells. */
function rulesFor({ icaoType, limits }: SimulationPlan): ScoringRules {
  const rules = publishedRules();
  return limits === undefined ? rules : { ...rules, types: { ...rules.types, [icaoType]: limits } };
}

/** Score of the flight with another plan, or with its recording changed. */
export function scoreSimulated(
  change: Partial<SimulationPlan>,
  record: (points: TelemetryPoint[]) => TelemetryPoint[] = (points) => points,
) {
  const flown = { ...plan, ...change };
  const simulated = simulateFlight(flown);
  const { events } = simulated;
  const points = record(simulated.points);
  const target = flown.divertTo ?? flown.to;
  const arrival = arrivalOf(points.at(-1)!, flown.to.icao, [
    { ...madrid, aliases: [] },
    { ...barcelona, aliases: [] },
    { ...valencia, aliases: [] },
  ]);
  return scoreFlight(
    {
      facts: {
        type: flown.icaoType,
        typeSeen: flown.icaoType,
        typesAccepted: [flown.icaoType],
        addOn: null,
        origin: flown.from,
        arrivalIcao: arrival.icao,
        diversion: arrival.diversion,
        training: false,
        tourStage: false,
        emergencyAt: null,
        plan: null,
        imcAtArrival: null,
        callsign: 'ZZZ001',
        overlaps: null,
        begunAt: null,
      },
      points,
      events,
      runways: target.ends,
      network: [],
      clock: [],
      reporting: reportingOf(points, []),
    },
    rulesFor(flown),
    LEAST_SCORE,
  );
}

/** Rules that the flight broke or that could not be judged, each with what was seen. */
export const broken = ({ items }: ReturnType<typeof scoreSimulated>) =>
  items
    .filter(({ status }) => status === 'hit' || status === 'no_data')
    .map(({ ruleId, observed }) => `${ruleId} ${observed}`);

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
