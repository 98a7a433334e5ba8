/** The record of a flight made ready once for all rules. */
import { declaredEmergency } from '../flight-record/declared-emergency.ts';
import { timesInOrder } from '../flight-record/flight-times.ts';
import { findInterruptions, type Interruption } from '../flight-record/interruptions.ts';
import { isOnGround } from '../flight-record/on-ground.ts';
import { orderEvents, orderPoints } from '../flight-record/point-order.ts';
import { STATE, bit, type TelemetryPoint } from '../flight-record/telemetry-point.ts';
import { findTouchdowns } from '../flight-record/touchdowns.ts';
import { lastLanding } from '../flight-record/last-landing.ts';
import { airborneSamples } from './airborne.ts';
import type { RecordedFlight, ReportFacts } from './recorded-flight.ts';
import { distrusted, reportedFields } from './reported-fields.ts';
import type { ScoringRules } from './scoring-rules.ts';
import type { Sample, Track } from './track.ts';

/** Prepares a flight; null when it has no points at all. */
export function prepareTrack(flight: RecordedFlight, rules: ScoringRules): Track | null {
  const points = orderPoints(flight.points);
  const events = orderEvents(flight.events);
  const { reporting } = flight;
  const times = timesInOrder(points, events, reporting);
  if (!times) return null;
  const interruptions = findInterruptions(points, reporting);
  const touchdowns = findTouchdowns(points, events, reporting);
  const samples = samplesOf(points, interruptions, rules);
  const { addOn, emergencyAt } = flight.facts;
  const type = flownType(flight.facts, rules);
  return {
    ...flight,
    events,
    times,
    interruptions,
    touchdowns,
    samples,
    airborne: airborneSamples(samples, times),
    landing: lastLanding(points, touchdowns, reporting),
    reported: reportedFields(points, distrusted(addOn, rules.addOns)),
    type,
    limits: type === null ? null : (rules.types[type] ?? null),
    emergencyAt: emergencyAt ?? declaredEmergency(events, times),
  };
}

/** The type whose figures hold: a substitute that the booking accepts brings its own. */
function flownType({ type, typeSeen, typesAccepted }: ReportFacts, { types }: ScoringRules): string | null {
  const seen = typeSeen?.toUpperCase() ?? null;
  return seen !== null && typesAccepted.includes(seen) && seen in types ? seen : type;
}

function samplesOf(
  points: readonly TelemetryPoint[],
  interruptions: readonly Interruption[],
  { general }: ScoringRules,
): Sample[] {
  const start = (points[0]?.at ?? 0) + general.startS * 1000;
  const gapEnds = new Set(interruptions.filter(({ kind }) => kind === 'gap').map(({ to }) => to));
  const rest = general.afterInterruptionS * 1000;
  let next = 0;
  return points.map((point) => {
    while (next < interruptions.length && point.at > (interruptions[next]?.to ?? 0) + rest) next += 1;
    const held = interruptions
      .slice(next, next + 2)
      .some(
        ({ kind, from, to }) => point.at <= to + rest && (kind === 'gap' ? point.at >= to : point.at > from),
      );
    const odd = bit(point.flags, STATE.pause) === true || bit(point.flags, STATE.slew) === true;
    // The point last: V8 gives each object that begins with a spread a shape of its own, and reads of those are slow.
    return {
      ground: isOnGround(point),
      usable: point.at >= start && !held && !odd,
      afterGap: gapEnds.has(point.at),
      ...point,
    };
  });
}
