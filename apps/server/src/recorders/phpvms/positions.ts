import { groundOf, type FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import { KG_PER_LB } from '@va/domain/quantities.ts';
import { LIGHT, unknownBits } from '@va/domain/flight-record/telemetry-point.ts';
import {
  type DeskPoint,
  NOWHERE,
  type DeskReport,
  type FlightDesk,
} from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Body, bounded, flag, InvalidBody, placeIn, text } from '../shared/fields.ts';
import { type RecordedTimes, whenRecorded } from './client-clock.ts';
import { phaseOf, statusIn } from './status.ts';
import { EVENT } from '@va/domain/flight-record/flight-event.ts';

/** Largest radio height of an aircraft on the ground, ft. */
const STANDS_FT = 50;

/** Reads positions as points. Throws if one has no place; leaves out impossible values. */
export function readPositions(
  positions: readonly Body[],
  now: Date,
  { times, byArrival }: RecordedTimes = whenRecorded(positions, {}, now),
): DeskPoint[] {
  return positions.map((position, i) => {
    const place = placeIn(position);
    if (!place) throw new InvalidBody({ [`positions.${i}`]: 'without a place' });
    const id = text(position, 'id', 60);
    const gearUp = flag(position, 'gear_up');
    const fuel = bounded(position, 'fuel', 0, 900_000);
    const aglFt = bounded(position, 'altitude_agl', -200, 100_000);
    // Prefer the radio height to the reported phase, except for aircraft that measure it far above their wheels.
    const phase = phaseOf(statusIn(position));
    const stands = groundOf(phase);
    const reported = aglFt === null || (stands === true && aglFt < STANDS_FT) ? stands : null;
    const { seq: _, ...nothing } = NOWHERE;
    return {
      ...nothing,
      at: times[i] ?? now.getTime(),
      ...place,
      altFt:
        bounded(position, 'altitude_msl', -2000, 100_000) ?? bounded(position, 'altitude', -2000, 100_000),
      aglFt,
      hdg: bounded(position, 'heading', 0, 360),
      gsKt: bounded(position, 'gs', 0, 3000),
      iasKt: bounded(position, 'ias', 0, 1500),
      vsFpm: bounded(position, 'vs', -50_000, 50_000),
      onGround: flag(position, 'on_ground') ?? reported,
      fuelKg: fuel === null ? null : fuel * KG_PER_LB,
      lights: readLights(position),
      flaps: bounded(position, 'flaps', 0, 4),
      gear: gearUp === null ? null : Number(!gearUp),
      g: bounded(position, 'g_force', -20, 20),
      pitch: bounded(position, 'pitch', -180, 180),
      bank: bounded(position, 'bank', -180, 180),
      ...(phase === 'on_block' && { arrived: true }),
      ...(byArrival && { byArrival }),
      ...(id !== null && { id }),
    };
  });
}

function readLights(position: Body): number | null {
  const known = Object.entries(LIGHT).map(([name, bit]) => ({ bit, on: flag(position, `${name}_lights`) }));
  if (known.every(({ on }) => on === null)) return null;
  // A light that was not sent is unknown, not off.
  return known.reduce((sum, { bit, on }) => sum | (on === null ? unknownBits(bit) : on ? bit : 0), 0);
}

/** The phase that a report's recorder last reported; null before the first, or if its word leaves it open. */
export const saidPhase = ({ note }: Pick<DeskReport, 'note'>): FlightPhase | null =>
  phaseOf(text(note, 'status', 3));

/**
 * Whether a reported arrival comes before the aircraft has left. Then it is left over from the previous flight, and
 * taking it for this flight would hide the real arrival.
 * @param points the points that came with it
 */
export async function isLeftOver(
  flights: FlightDesk,
  report: DeskReport,
  phase: FlightPhase | null,
  points: readonly DeskPoint[] = [],
): Promise<boolean> {
  if (phase !== 'on_block' || saidPhase(report) === 'on_block') return false;
  return !(await flights.hasLeft(report, points));
}

/** Arrivals that seem left over are stored at most once in this time, ms, which is shorter than any flight. */
const EARLY_MS = 600_000;

/** A status reported by a recorder. */
interface SaidWord {
  /** The reported word; null without one. */
  word: string | null;
  /** When it was said, ms since 1970 UTC by the recorder's clock. */
  at: number;
  /** Whether it came with a position, which itself shows an arrival. */
  placed: boolean;
  leftOver: boolean;
}

/**
 * Stores an event when a recorder begins to report arrival, and when it then reports something else, since these
 * recorders report no parking brake. Repeated words add nothing. Answers the changes of the note, which has the last
 * stored word.
 */
export async function keepArrival(
  flights: FlightDesk,
  report: DeskReport,
  { word, at, placed, leftOver }: SaidWord,
  now: Date,
): Promise<Body> {
  if (word === null || report.row.state !== 'in_progress') return {};
  const kept = text(report.note, 'arrival', 5);
  const keep = (id: string, kind: string) => flights.keepEvents(report, [{ id, kind, at, data: {} }], now);
  if (phaseOf(word) !== 'on_block') {
    if (kept === null) return {};
    await keep(`under-way ${at}`, EVENT.underWay);
    return { arrival: null };
  }
  if (placed || kept === 'held' || saidPhase(report) === 'on_block') return {};
  // Store one that seems left over too, since the flight's positions may arrive later; but not at every update.
  await keep(`on-block ${leftOver ? `early ${Math.floor(at / EARLY_MS)}` : at}`, EVENT.onBlock);
  return { arrival: leftOver ? 'early' : 'held' };
}
