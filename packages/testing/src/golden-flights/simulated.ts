/** A short simulated flight, Madrid to Barcelona in an A320, and how the published rules score it. */
import { arrivalOf } from '@va/domain/flight-record/arrival.ts';
import { reportingOf } from '@va/domain/flight-record/reporting.ts';
import type { TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { SimulationPlan } from '@va/domain/flight-simulation/motion.ts';
import { simulateFlight } from '@va/domain/flight-simulation/simulate-flight.ts';
import type { SimulatedField } from '@va/domain/flight-simulation/used-runway.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import { LEAST_SCORE, publishedRules } from './published-rules.ts';

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
