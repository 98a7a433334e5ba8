import type { DeskPilot } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import type { SignedIn } from '../shared/sign-in.ts';
import { hours, namesOf } from '../shared/things.ts';
import { sessionOfKey } from './smartcars-protocol.ts';

/** A pilot with the session that the client sends from now on. */
export function pilotOf({ shelf: { pilot, numberOf }, key, expiresAt }: SignedIn) {
  const { first, last } = namesOf(pilot);
  return {
    dbID: numberOf(pilot.id),
    pilotID: pilot.callsign,
    firstName: first,
    lastName: last,
    email: pilot.email ?? '',
    rank: pilot.rank,
    rankImage: null,
    rankLevel: pilot.rankPosition + 1,
    avatar: null,
    session: sessionOfKey(key),
    // Numbers of 32 bits are enough for every client, and for keys without an end.
    expiry: Math.min(2_147_483_647, Math.floor(expiresAt.getTime() / 1000)),
  };
}

export function statisticsOf({ minutes, flights, landingFpm, reports }: DeskPilot) {
  return {
    hoursFlown: hours(minutes),
    flightsFlown: flights,
    averageLandingRate: landingFpm ?? 0,
    pirepsFiled: reports,
  };
}
