import type { Position } from '../great-circle.ts';
import type { Network } from '../scoring/recorded-flight.ts';

/** One connected pilot in a network's public feed; implausible values are null. */
export interface NetworkPilot extends Position {
  /** The person's number on the network: CID of VATSIM, VID of IVAO. */
  id: number;
  /** Called so on frequency, as written there. */
  callsign: string;
  /** Time of the position by the network, milliseconds since 1970 UTC. */
  at: number;
  altFt: number | null;
  gsKt: number | null;
  /** True, degrees. */
  hdg: number | null;
  /** Null if the network does not say. */
  onGround: boolean | null;
  /** ICAO codes as filed; null without a plan. */
  depIcao: string | null;
  arrIcao: string | null;
  /** ICAO type designator as filed. */
  icaoType: string | null;
}

/** One answer of a feed. */
export interface FeedAnswer {
  network: Network;
  /** When the network produced it, milliseconds since 1970 UTC. */
  at: number;
  /** Every connected pilot with plausible data. */
  pilots: readonly NetworkPilot[];
}
