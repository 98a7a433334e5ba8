import { EVENT } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { DeskPoint, DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Body, text } from '../shared/fields.ts';
import { phaseOf } from './status.ts';

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
