import { flightQuery, type FlightInHand } from '@va/domain/flights/flight-in-hand.ts';
import { portalAddress } from '#app/config/base-path.ts';

interface PlannedFlight extends Pick<FlightInHand, 'model'> {
  /** Flight number, 1 to 9999; null for a flight outside the timetable. */
  number: number | null;
  dep: { icao: string };
  arr: { icao: string };
  /** Registration; null while none is chosen. */
  tail: string | null;
  /** Scheduled off-block and in-block times, ISO 8601 in UTC. */
  std: string;
  sta: string;
}

/** The address of the portal's briefing with this flight in hand. */
export function briefingAddress({ number, dep, arr, model, tail, std, sta }: PlannedFlight): string {
  const minute = (iso: string) => `${iso.slice(0, 16)}Z`;
  const query = flightQuery({
    flightNumber: number === null ? undefined : String(number),
    from: dep.icao,
    to: arr.icao,
    model,
    registration: tail ?? undefined,
    departure: minute(std),
    arrival: minute(sta),
  });
  return portalAddress(`/operaciones/plan?${query}`);
}
