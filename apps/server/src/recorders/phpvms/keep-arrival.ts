import { EVENT } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { DeskPoint, DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';
import { text } from '../shared/fields.ts';
import { phaseOf } from './status.ts';

/** What a report's recorder has said that the aircraft does; null before it has, and where that is left open. */
export const saidPhase = ({ note }: Pick<DeskReport, 'note'>): FlightPhase | null =>
  phaseOf(text(note, 'status', 3));

/** Of the arrivals that seem left over, the first in so many ms is kept: below the time that any flight takes. */
const EARLY_MS = 600_000;

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

/**
 * Keeps when a recorder said, without a position, that it stands at the gate: these recorders tell of no parking brake.
 * Said again while it stands there, nothing is added; positions that say so carry it themselves.
 */
export async function keepArrival(
  flights: FlightDesk,
  report: DeskReport,
  { phase, leftOver }: { phase: FlightPhase | null; leftOver: boolean },
  now: Date,
): Promise<void> {
  if (phase !== 'on_block' || saidPhase(report) === 'on_block' || report.row.state !== 'in_progress') return;
  const at = now.getTime();
  // One that seems left over is kept too, as the positions of the flight may come after it; not at every update.
  const id = `on-block ${leftOver ? `early ${Math.floor(at / EARLY_MS)}` : at}`;
  await flights.keepEvents(report, [{ id, kind: EVENT.onBlock, at, data: {} }], now);
}
