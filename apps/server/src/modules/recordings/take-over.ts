import type { Tx } from '#server/db/database.ts';
import { clearMap } from '../live/read-live.ts';
import { dropRecorded } from '../recorded/recording-rows.ts';
import { type ReportRow, setReport } from '../reports/report-rows.ts';
import { addHistory } from '../reports/report-history.ts';

/** A recorder's data at the start of a flight. */
export interface FlightOrder {
  pilotId: string;
  clientFlightId: string;
  client: string;
  clientVersion?: string | undefined;
  /** Id of the booking; without it a free flight, which the start also books. */
  bookingId?: string | undefined;
  flight?:
    | { depIcao: string; arrIcao: string; icaoType: string; tail?: string; number?: number | undefined }
    | undefined;
  icaoTypeSeen?: string | undefined;
  addOn?: string | undefined;
  plannedFuelKg?: number | undefined;
  plannedBlockMin?: number | undefined;
  /** Position of the aircraft, degrees; null for a protocol without it. */
  place: { lat: number; lon: number } | null;
  /** Whether a place or type other than the booked one is refused; otherwise it only flags the report. */
  strict: boolean;
  /** Whether the server records the flight from a network's feed; a recorder that begins later takes it over. */
  fromFeed?: boolean;
}

/** Whether a recorder's flight is the one that the server has begun to record from a network's feed. */
export function canTakeOver(open: ReportRow, { bookingId, fromFeed }: FlightOrder): boolean {
  const same = open.booking_id !== null && open.booking_id === bookingId;
  return same && open.from_feed && open.state === 'in_progress' && fromFeed !== true;
}

/**
 * Hands a flight recorded from a feed over to a recorder, and deletes the feed's points, since the recorder knows more.
 */
export async function takeOver(tx: Tx, open: ReportRow, order: FlightOrder, now: Date): Promise<ReportRow> {
  await dropRecorded(tx, open.id);
  await clearMap(tx, open.id);
  await addHistory(
    tx,
    open.id,
    { from: open.state, to: open.state, event: 'take_over' },
    { byId: order.pilotId, now },
  );
  return setReport(tx, open.id, {
    from_feed: false,
    client: order.client,
    client_version: order.clientVersion ?? null,
    client_flight_id: order.clientFlightId,
    icao_type_seen: order.icaoTypeSeen ?? null,
    add_on: order.addOn ?? null,
    // A feed gives no fuel, so an existing value is from the booking's plan.
    planned_fuel_kg: open.planned_fuel_kg ?? order.plannedFuelKg ?? null,
    planned_block_min: order.plannedBlockMin ?? open.planned_block_min,
    heard_at: now,
  });
}
