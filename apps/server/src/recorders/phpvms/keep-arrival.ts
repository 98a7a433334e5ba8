import { EVENT } from '@va/domain/flight-record/flight-event.ts';
import type { FlightPhase } from '@va/domain/flight-record/flight-phase.ts';
import type { DeskReport, FlightDesk } from '#server/modules/recorder-desk/flight-desk-types.ts';

/**
 * Keeps when a recorder said, without a position, that it stands at the gate: these recorders tell of no parking brake.
 * Said again while it stands there, nothing is added; positions that say so carry it themselves.
 */
export async function keepArrival(
  flights: FlightDesk,
  report: DeskReport,
  { before, phase }: { before: FlightPhase | null; phase: FlightPhase | null },
  now: Date,
): Promise<void> {
  if (phase !== 'on_block' || before === 'on_block' || report.row.state !== 'in_progress') return;
  const at = now.getTime();
  await flights.keepEvents(report, [{ id: `on-block ${at}`, kind: EVENT.onBlock, at, data: {} }], now);
}
