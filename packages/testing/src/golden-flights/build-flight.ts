/** Makes the record of a golden flight out of the clean one. */
import type { FlightEvent } from '@va/domain/flight-record/flight-event.ts';
import { reportingOf } from '@va/domain/flight-record/reporting.ts';
import { LIGHT, type TelemetryPoint } from '@va/domain/flight-record/telemetry-point.ts';
import type { RecordedFlight, ReportFacts, RunwayEnd } from '@va/domain/scoring/recorded-flight.ts';
import { cleanPoints, fastWindow, STAND, TOUCHDOWN_S } from './clean-flight.ts';
import {
  type Change,
  type GoldenFlight,
  type GoldenTouchdown,
  LEAST_SCORE,
  publishedRules,
} from './golden-flight.ts';
import type { RuleId } from '@va/domain/scoring/score-rules.ts';
import type { FlightScore, ScoreItem } from '@va/domain/scoring/score-item.ts';
import { scoreFlight } from '@va/domain/scoring/score-flight.ts';
import type { ScoringRules } from '@va/domain/scoring/scoring-rules.ts';

const START = '2026-03-01T12:00:00Z';
const CLEAN_TOUCHDOWN: GoldenTouchdown = { second: TOUCHDOWN_S, fpm: 180, g: 1.2 };
/** Metres from the threshold to the clean touchdown, and in a degree of longitude on the equator. */
const ALONG_M = 400;
const METRES_PER_DEGREE = 60 * 1852;

const FACTS: ReportFacts = {
  type: 'A320',
  typeSeen: 'A320',
  typesAccepted: ['A320'],
  addOn: null,
  origin: STAND,
  arrivalIcao: 'ZZZB',
  diversion: false,
  training: false,
  tourStage: false,
  emergencyAt: null,
  plan: null,
  imcAtArrival: null,
  callsign: 'ZZZ001',
  overlaps: null,
  begunAt: null,
};

/** The record that the engine gets. */
export function buildFlight(flight: GoldenFlight): RecordedFlight {
  const start = Date.parse(flight.start ?? START);
  const clean = cleanOf(start);
  const landing = clean[TOUCHDOWN_S] ?? STAND;
  const runway: RunwayEnd = {
    ident: '09',
    lat: STAND.lat,
    lon: eastOf(landing.lon, -ALONG_M),
    trueHeading: 90,
    lengthM: 3000,
    widthM: 45,
    displacedFt: 0,
    ...flight.runway,
  };
  const events = (flight.events ?? []).map(({ kind, second }, i) =>
    plainEvent(kind, start + second * 1000, i),
  );
  const points = (flight.changes ?? []).reduce((all, change) => applyChange(all, change, start), clean);
  const touchdowns = flight.touchdowns ?? [CLEAN_TOUCHDOWN];
  const clock = flight.clock?.(start) ?? [];
  return {
    facts: { ...FACTS, ...flight.facts },
    points,
    events: [...events, ...touchdowns.map((touchdown) => touchdownEvent(touchdown, start, landing.lon))],
    runways: flight.runway === null ? [] : [runway],
    network: (flight.network ?? []).flatMap((span) => networkSamples(span, start)),
    clock,
    reporting: reportingOf(points, clock),
  };
}

const made = new Map<number, TelemetryPoint[]>();

/** The clean points from a start on, made once: changes copy what they change. */
function cleanOf(start: number): TelemetryPoint[] {
  const points = made.get(start) ?? cleanPoints(start);
  made.set(start, points);
  return points;
}

function plainEvent(kind: string, at: number, i: number): FlightEvent {
  return { id: `event-${i}`, kind, at, lat: null, lon: null, data: {} };
}

function touchdownEvent(touchdown: GoldenTouchdown, start: number, lon: number): FlightEvent {
  const { second, fpm, g, slow = false, alongM = ALONG_M, lifts, stampS = 0 } = touchdown;
  const at = start + second * 1000;
  const slope = touchdown.slopeFpm ?? fpm ?? 0;
  const window = slow ? [] : fastWindow(at, { fpm: slope, g, ...(lifts ? { lifts } : {}) });
  const rate = fpm === null ? null : -fpm;
  const data = { rateFpm: rate, g, window };
  return {
    id: `touchdown-${second}`,
    kind: 'touchdown',
    at: at + stampS * 1000,
    lat: STAND.lat,
    lon: eastOf(lon, alongM - ALONG_M),
    data,
  };
}

/** Longitude so many metres further east at the latitude of the flight. */
function eastOf(lon: number, metres: number): number {
  return lon + metres / METRES_PER_DEGREE / Math.cos((STAND.lat * Math.PI) / 180);
}

function applyChange(points: TelemetryPoint[], change: Change, start: number): TelemetryPoint[] {
  if ('standsS' in change) {
    const from = start + change.at * 1000;
    return points.map((point) =>
      point.at > from ? { ...point, at: point.at + change.standsS * 1000 } : point,
    );
  }
  if ('clockS' in change) {
    const from = start + change.at * 1000;
    return points.map((point) =>
      point.at > from ? { ...point, at: point.at + change.clockS * 1000 } : point,
    );
  }
  if ('times' in change) return points.map((point) => ({ ...point, at: sooner(point.at, change, start) }));
  const isIn = ({ at }: TelemetryPoint) => at >= start + change.from * 1000 && at <= start + change.to * 1000;
  if ('lost' in change) return points.filter((point) => !isIn(point));
  return points.map((point) => (isIn(point) ? { ...point, ...changed(point, change) } : point));
}

/** A moment of a flight in which time ran faster for a while. */
function sooner(at: number, { from, to, times }: { from: number; to: number; times: number }, start: number) {
  const fast = Math.max(0, Math.min(at, start + to * 1000) - (start + from * 1000));
  return at - fast + fast / times;
}

function changed(point: TelemetryPoint, change: Change): Partial<TelemetryPoint> {
  const { lights } = point;
  if ('edit' in change) return change.edit(point);
  if ('set' in change) return change.set;
  if ('on' in change) return { lights: (lights ?? 0) | LIGHT[change.on] };
  return 'off' in change ? { lights: (lights ?? 0) & ~LIGHT[change.off] } : {};
}

function networkSamples(
  { from, to, network, callsign = 'ZZZ001' }: NonNullable<GoldenFlight['network']>[number],
  start: number,
) {
  const count = Math.floor((to - from) / 15) + 1;
  return Array.from({ length: count }, (_, i) => ({
    at: start + (from + i * 15) * 1000,
    network,
    callsign: network === null ? null : callsign,
  }));
}

/** One rule's word on a flight that is clean but for a few changes. */

/** A flight as it differs from the clean one. */
export type Variation = Omit<GoldenFlight, 'name' | 'expected'>;

/** What a test may change besides: the record itself, and the rules. */
export interface Edits {
  flight?: (flight: RecordedFlight) => RecordedFlight;
  rules?: (rules: ScoringRules) => ScoringRules;
}

const RULES = publishedRules();

/** The record of a variation. */
export function recordOf(variation: Variation): RecordedFlight {
  return buildFlight({ ...variation, name: '', expected: { items: {}, score: 100 } });
}

/** The whole score of a variation. */
export function scored(variation: Variation, edits: Edits = {}): FlightScore {
  const record = recordOf(variation);
  const flight = edits.flight ? edits.flight(record) : record;
  return scoreFlight(flight, edits.rules ? edits.rules(RULES) : RULES, LEAST_SCORE);
}

/** The item of one rule. */
export function judged(ruleId: RuleId, variation: Variation, edits: Edits = {}): ScoreItem {
  const item = scored(variation, edits).items.find((candidate) => candidate.ruleId === ruleId);
  if (!item) throw new Error(`No item for ${ruleId}`);
  return item;
}

/** Codes of the flags of a variation. */
export function flagged(variation: Variation, edits: Edits = {}): string[] {
  return scored(variation, edits).flags.map(({ code }) => code);
}
