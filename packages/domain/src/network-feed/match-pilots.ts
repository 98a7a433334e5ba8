/** Finds the airline's pilots among those connected to a network. */
import type { Position } from '../great-circle.ts';
import type { Network } from '../scoring/recorded-flight.ts';

/** A pilot of the airline who may be flying on a network. */
export interface Person {
  pilotId: string;
  /** Number on this network; null when it is not linked. */
  networkId: number | null;
  /** Callsigns that are this person's: the own one, and those of the flights that are booked. */
  callsigns: readonly string[];
}

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

/** A person found on a network. */
export interface Match {
  seen: NetworkPilot;
  /** Found by the linked number and not by the callsign alone. */
  linked: boolean;
}

/**
 * The connected pilots of the airline. A linked number decides; without one the exact callsign, never a part of it, and
 * only if no other pilot can be meant.
 * @param takenIds numbers on this network that are linked to any account
 */
export function matchPilots(
  seen: readonly NetworkPilot[],
  people: readonly Person[],
  takenIds: ReadonlySet<number>,
): Map<string, Match> {
  const newestFirst = seen.toSorted((a, b) => b.at - a.at);
  const matches = new Map<string, Match>();
  for (const { pilotId, networkId, callsigns } of people) {
    const linked = networkId !== null;
    const found = linked
      ? newestFirst.find(({ id }) => id === networkId)
      : onlyOne(
          newestFirst.filter(({ id, callsign }) => !takenIds.has(id) && callsigns.includes(callsign)),
          people,
        );
    if (found) matches.set(pilotId, { seen: found, linked });
  }
  return matches;
}

/** The connection under a pilot's callsigns; nothing where there are several, or where others use the callsign too. */
function onlyOne(found: readonly NetworkPilot[], people: readonly Person[]): NetworkPilot | undefined {
  const [first] = found;
  if (!first || found.some(({ id }) => id !== first.id)) return undefined;
  const owners = people.filter(({ callsigns }) => callsigns.includes(first.callsign));
  return owners.length === 1 ? first : undefined;
}
