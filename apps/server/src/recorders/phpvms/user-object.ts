import type { Shelf } from '../shared/shelf.ts';
import { subfleetsOf } from './aircraft-objects.ts';
import { bidOf } from './flight-objects.ts';
import { airlineOf } from './objects.ts';

export function userOf(shelf: Shelf) {
  const { pilot, airline } = shelf;
  return {
    id: shelf.numberOf(pilot.id),
    pilot_id: shelf.numberOf(pilot.id),
    ident: pilot.callsign,
    name: pilot.name,
    name_private: pilot.name,
    avatar: null,
    vatsim_id: pilot.vatsimCid === null ? null : String(pilot.vatsimCid),
    // vmsOpenAcars reads a number out of it and lets nobody in where it is null; 0 is its own word for «none».
    ivao_id: String(pilot.ivaoVid ?? 0),
    discord_id: null,
    rank_id: pilot.rankPosition + 1,
    home_airport: pilot.baseIcao,
    curr_airport: pilot.placeIcao,
    last_pirep_id: pilot.lastReport,
    flights: pilot.flights,
    flight_time: pilot.minutes,
    transfer_time: 0,
    total_time: pilot.minutes,
    timezone: pilot.timezone,
    state: 1,
    airline: airlineOf(shelf),
    bids: shelf.bookings.map((row) => bidOf(row, shelf)),
    rank: { id: pilot.rankPosition + 1, name: pilot.rank },
    subfleets: subfleetsOf(shelf, [...airline.operations.types.keys()]),
  };
}
