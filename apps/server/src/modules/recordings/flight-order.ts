/** What a recorder says when a flight begins. */
export interface FlightOrder {
  pilotId: string;
  clientFlightId: string;
  client: string;
  clientVersion?: string | undefined;
  /** Id of the booking; without it a free flight, which is booked in the same act. */
  bookingId?: string | undefined;
  flight?:
    | { depIcao: string; arrIcao: string; icaoType: string; tail?: string; number?: number | undefined }
    | undefined;
  icaoTypeSeen?: string | undefined;
  addOn?: string | undefined;
  plannedFuelKg?: number | undefined;
  plannedBlockMin?: number | undefined;
  /** Where the aircraft is; null for a protocol that does not say. */
  place: { lat: number; lon: number } | null;
  /** Whether another place or type than booked is refused; else it is a flag of the report. */
  strict: boolean;
  /** Recorded by the server from a network's feed: a recorder that begins later takes the flight over. */
  fromFeed?: boolean;
}
