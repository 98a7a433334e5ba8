import { EVENT } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';

/** Keeps, once, when a recorder first said that it stands at the gate: these recorders tell of no parking brake. */
export async function keepArrival(
  flights: FlightDesk,
  report: DeskReport,
  phase: FlightPhase | null,
  now: Date,
): Promise<void> {
  if (phase !== 'on_block' || report.row.state !== 'in_progress') return;
  const event = { id: 'on-block', kind: EVENT.onBlock, at: now.getTime(), data: {} };
  await flights.keepEvents(report, [event], now);
}
