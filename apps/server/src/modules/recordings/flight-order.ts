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
