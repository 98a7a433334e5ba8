/** A flight as the networks report it, in one shape for all of them. Pure. */
import type { Position } from '../great-circle.ts';

/** The networks whose public feeds are read. */
export const networkIds = ['vatsim', 'ivao'] as const;

/** A network of online flying. */
export type NetworkId = (typeof networkIds)[number];

/** Names as the networks write them. */
export const networkNames: Readonly<Record<NetworkId, string>> = { vatsim: 'VATSIM', ivao: 'IVAO' };

/** A pilot's filed flight plan; parts that were not filed are undefined. */
export interface FlightPlan {
  /** ICAO type designator, four letters or figures at most. */
  aircraft: string | undefined;
  /** ICAO codes. */
  departure: string | undefined;
  arrival: string | undefined;
  /** Planned level in feet. */
  cruiseFt: number | undefined;
  /** Route as filed. */
  route: string | undefined;
}

/** One pilot on one network at one moment. */
export interface NetworkFlight extends Position, FlightPlan {
  network: NetworkId;
  /** Callsign on the frequency. */
  callsign: string;
  /** Feet above mean sea level. */
  altitudeFt: number;
  /** Knots over the ground. */
  groundSpeedKt: number;
  /** True heading, 0 up to but not including 360. */
  heading: number;
  /** Whether it is on the ground, if the network says so. */
  onGround: boolean | undefined;
  /** Time of the position by the network, epoch milliseconds. */
  seenAt: number;
  /** Feet a minute since the last look, up positive; undefined at the first one. */
  climbFtMin: number | undefined;
}

/** One flight, on one network or several; its figures come from the network that saw it last. */
export interface Flight extends Omit<NetworkFlight, 'network'> {
  networks: readonly NetworkId[];
}

const byCallsign = new Intl.Collator('en', { numeric: true });

/**
 * The flights of all networks as one list, by callsign. The same callsign on several networks is one flight; what the
 * network that saw it last does not know of its plan comes from the other.
 */
export function mergeFlights(flights: readonly NetworkFlight[]): Flight[] {
  const merged = new Map<string, Flight>();
  for (const { network, ...flight } of flights.toSorted((a, b) => b.seenAt - a.seenAt)) {
    const known = merged.get(flight.callsign);
    merged.set(
      flight.callsign,
      known ? completed(known, network, flight) : { ...flight, networks: [network] },
    );
  }
  return [...merged.values()].toSorted((a, b) => byCallsign.compare(a.callsign, b.callsign));
}

function completed(known: Flight, network: NetworkId, older: Omit<NetworkFlight, 'network'>): Flight {
  return {
    ...known,
    // A plan belongs together: half of one and half of another would be a flight that nobody flies.
    ...(known.departure === undefined && known.arrival === undefined ? planOf(older) : {}),
    networks: networkIds.filter((id) => id === network || known.networks.includes(id)),
  };
}

function planOf({ aircraft, departure, arrival, cruiseFt, route }: FlightPlan): FlightPlan {
  return { aircraft, departure, arrival, cruiseFt, route };
}

/**
 * Longest and, below, shortest time between two positions from which a rate of climb can be worked out, milliseconds.
 */
const LONGEST_LOOK_MS = 3 * 60_000;

const SHORTEST_LOOK_MS = 5_000;

/** The flights with how fast they climb, from where the same network saw them before. */
export function withClimb(
  flights: readonly NetworkFlight[],
  before: readonly NetworkFlight[],
): NetworkFlight[] {
  const earlier = new Map(before.map((flight) => [flight.callsign, flight]));
  return flights.map((flight) => {
    const last = earlier.get(flight.callsign);
    if (!last) return flight;
    const elapsed = flight.seenAt - last.seenAt;
    if (elapsed === 0) return { ...flight, climbFtMin: last.climbFtMin };
    if (elapsed < SHORTEST_LOOK_MS || elapsed > LONGEST_LOOK_MS) return flight;
    return { ...flight, climbFtMin: ((flight.altitudeFt - last.altitudeFt) / elapsed) * 60_000 };
  });
}
