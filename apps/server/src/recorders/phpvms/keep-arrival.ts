import { EVENT } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { DeskPoint, DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { type Body, text } from '../shared/fields.ts';
import { phaseOf } from './status.ts';

/** What a report's recorder has said that the aircraft does; null before it has, and where that is left open. */
export const saidPhase = ({ note }: Pick<DeskReport, 'note'>): FlightPhase | null =>
  phaseOf(text(note, 'status', 3));

/**
 * Whether an arrival is said before the aircraft has left: one left over from the flight before, which is no status of
 * this one, since it would hide that it arrives.
 * @param points what comes with it
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

/** Of the arrivals that seem left over, the first in so many ms is kept: below the time that any flight takes. */
const EARLY_MS = 600_000;

/** A word of a recorder on its flight. */
interface SaidWord {
  /** Null where none is told. */
  word: string | null;
  /** When it was said, ms since 1970 UTC by the recorder's clock. */
  at: number;
  /** It came with a position, which carries an arrival itself. */
  placed: boolean;
  leftOver: boolean;
}

/**
 * Keeps when a recorder begins to say that it has arrived, and when it says something else: these recorders tell of no
 * parking brake. Said again, nothing is added. Answers what it changes of the note, which knows what was kept last.
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
  // One that seems left over is kept too, as the positions of the flight may come after it; not at every update.
  await keep(`on-block ${leftOver ? `early ${Math.floor(at / EARLY_MS)}` : at}`, EVENT.onBlock);
  return { arrival: leftOver ? 'early' : 'held' };
}
