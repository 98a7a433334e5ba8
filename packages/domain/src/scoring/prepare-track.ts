/** The record of a flight made ready once for all rules. */
import { declaredEmergency, timesInOrder } from '../flight-record/flight-times.ts';
import { possibleEvents } from '../flight-record/possible-values.ts';
import { believedRecording } from '../flight-record/believed-recording.ts';
import { checkClock } from '../flight-record/clock-offset.ts';
import { withoutClockSteps } from '../flight-record/clock-steps.ts';
import { findInterruptions, type Interruption } from '../flight-record/interruptions.ts';
import { orderEvents, orderPoints } from '../flight-record/point-order.ts';
import { STATE, bit } from '../flight-record/telemetry-point.ts';
import type { BelievedPoint } from '../flight-record/believed-point.ts';
import { findTouchdowns, lastLanding } from '../flight-record/touchdowns.ts';
import type { RecordedFlight, ReportFacts } from './recorded-flight.ts';
import { distrusted, reportedFields } from './reported-fields.ts';
import type { FlagRules, ScoringRules } from './scoring-rules.ts';
import { airborneSamples, Sample, type Track } from './track.ts';

/** Prepares a flight; null when it has no points at all. */
export function prepareTrack(flight: RecordedFlight, rules: ScoringRules): Track | null {
  const clockCheck = checkClock(flight.clock);
  const ran = withoutClockSteps(flight, clockCheck.offsetMs);
  const isAsReported = ran.points === flight.points;
  const believed = (isAsReported && flight.believed) || believedRecording(orderPoints(ran.points));
  const { points, states } = believed;
  const events = orderEvents(possibleEvents(ran.events));
  const { reporting } = flight;
  const times = timesInOrder(believed, events, reporting);
  if (!times) return null;
  const interruptions = findInterruptions(points, reporting);
  const touchdowns = findTouchdowns(points, states, events, reporting);
  const samples = samplesOf(points, states, interruptions, rules);
  const airborne = airborneSamples(samples, times);
  const { addOn, emergencyAt } = flight.facts;
  const type = flownType(flight.facts, rules);
  return {
    ...flight,
    events,
    times,
    interruptions,
    touchdowns,
    samples,
    airborne,
    landing: lastLanding(points, states, touchdowns, reporting),
    reported: reportedFields({ points, airborne }, distrusted(addOn, rules.addOns)),
    type,
    limits: type === null ? null : (rules.types[type] ?? null),
    clockCheck,
    unlimitedFuel: hasUnlimitedFuel({ samples, airborne, interruptions }, rules.flags),
    emergencyAt: emergencyAt ?? declaredEmergency(events, times),
  };
}

/**
 * Whether the recorder reports unlimited fuel, or fuel does not decrease in `steadyFuelMin` minutes of flight without
 * pauses.
 */
function hasUnlimitedFuel(
  { samples, airborne, interruptions }: Pick<Track, 'samples' | 'airborne' | 'interruptions'>,
  { steadyFuelMin }: FlagRules,
): boolean {
  if (samples.some(({ flags }) => bit(flags, STATE.unlimitedFuel) === true)) return true;
  const elapsed = runningMs({ interruptions });
  let start: number | undefined;
  let before = Number.POSITIVE_INFINITY;
  for (const { at, fuelKg } of airborne) {
    if (fuelKg === null) continue;
    const ran = elapsed(at);
    if (start === undefined || fuelKg < before) start = ran;
    before = fuelKg;
    if (ran - start > steadyFuelMin * 60_000) return true;
  }
  return false;
}

/**
 * Time for which the simulation had run at a moment, ms, without pauses. The moments must be passed in rising order.
 */
function runningMs({ interruptions }: Pick<Track, 'interruptions'>): (at: number) => number {
  const pauses = interruptions.filter(({ kind }) => kind === 'pause');
  let stood = 0;
  let next = 0;
  return (at) => {
    for (let pause = pauses[next]; pause && pause.to <= at; pause = pauses[next]) {
      stood += pause.seconds * 1000;
      next += 1;
    }
    const open = pauses[next];
    return at - stood - (open && open.from < at ? Math.min(at - open.from, open.seconds * 1000) : 0);
  };
}

/** The type whose limits apply: that of a substitute that the booking accepts, otherwise the booked one. */
function flownType({ type, typeSeen, typesAccepted }: ReportFacts, { types }: ScoringRules): string | null {
  const seen = typeSeen?.toUpperCase() ?? null;
  return seen !== null && typesAccepted.includes(seen) && seen in types ? seen : type;
}

function samplesOf(
  points: readonly BelievedPoint[],
  states: readonly (boolean | null)[],
  interruptions: readonly Interruption[],
  { general }: ScoringRules,
): Sample[] {
  const start = (points[0]?.at ?? 0) + general.startS * 1000;
  const gapEnds = new Set(interruptions.filter(({ kind }) => kind === 'gap').map(({ to }) => to));
  const rest = general.afterInterruptionS * 1000;
  const holds = (at: number, interruption: Interruption | undefined) =>
    interruption !== undefined &&
    at <= interruption.to + rest &&
    (interruption.kind === 'gap' ? at >= interruption.to : at > interruption.from);
  let next = 0;
  return points.map((point, i) => {
    const { at, flags } = point;
    while (next < interruptions.length && at > (interruptions[next]?.to ?? 0) + rest) next += 1;
    const held = holds(at, interruptions[next]) || holds(at, interruptions[next + 1]);
    const odd = bit(flags, STATE.pause) === true || bit(flags, STATE.slew) === true;
    const usable = at >= start && !held && !odd;
    return new Sample(point, { ground: states[i] ?? null, usable, afterGap: gapEnds.has(at) });
  });
}
