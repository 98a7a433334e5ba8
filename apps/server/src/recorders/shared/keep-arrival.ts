import { EVENT } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { DeskEvent, DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';

/** Keeps, once, when a recorder first said that it stands at the gate: these recorders tell of no parking brake. */
export async function keepArrival(
  flights: FlightDesk,
  report: DeskReport,
  phase: FlightPhase | null,
  now: Date,
): Promise<void> {
  if (phase !== 'on_block' || report.row.state !== 'in_progress') return;
  await flights.keepEvents(report, [arrivalAt('on-block', now.getTime())], now);
}

/** The same from positions with a time of their own: when the first of one request says so, in whatever order they are. */
export function arrivalsOf(positions: readonly { at: number; phase: FlightPhase | null }[]): DeskEvent[] {
  const said = positions.filter(({ phase }) => phase === 'on_block').map(({ at }) => at);
  const first = Math.min(...said);
  return said.length === 0 ? [] : [arrivalAt(`on-block ${first}`, first)];
}

function arrivalAt(id: string, at: number): DeskEvent {
  return { id, kind: EVENT.onBlock, at, data: {} };
}
