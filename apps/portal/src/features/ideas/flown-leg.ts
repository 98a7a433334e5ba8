import type { FlightInHand } from '@va/domain/flights/flight-in-hand.ts';

/** A leg with everything a card shows of it. */
export interface FlownLeg {
  from: { icao: string; name: string };
  to: { icao: string; name: string };
  flight: string | undefined;
  /** As the bookings page takes it over. */
  inHand: FlightInHand;
  nm: number;
  /** Block time, `HH:MM`. */
  blockTime: string;
  /** The block time follows from the distance: the airline has given none. */
  estimated?: boolean | undefined;
  /** Remark of the airline for the dispatcher. */
  note: string | undefined;
  dispatch: { href: string; provider: string } | undefined;
}

/** What the network says of a leg between two ICAO codes. */
export type DescribeLeg = (from: string, to: string) => FlownLeg | undefined;
