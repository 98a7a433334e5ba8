import type { DeskPilot } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import type { Shelf } from '../shared/shelf.ts';
import { sessionOfKey } from './smartcars-protocol.ts';
import { hours } from './objects.ts';

/** A pilot with the session that the client sends from now on. */
export function pilotOf({ pilot, numberOf }: Shelf, key: string, expiresAt: Date) {
  const [firstName = '', ...rest] = pilot.name.split(' ');
  return {
    dbID: numberOf(pilot.id),
    pilotID: pilot.callsign,
    firstName,
    lastName: rest.join(' '),
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
