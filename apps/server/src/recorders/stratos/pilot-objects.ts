import type { DeskPilot } from '#server/modules/recorder-desk/recorder-desk-types.ts';
import type { Shelf } from '../shared/shelf.ts';
import { hours, namesOf } from '../shared/things.ts';

export function pilotOf({ pilot, numberOf }: Shelf) {
  const { first, last } = namesOf(pilot);
  return {
    db_id: numberOf(pilot.id),
    pilot_id: pilot.callsign,
    first_name: first,
    last_name: last,
    email: pilot.email ?? '',
    rank: pilot.rank,
    rank_image: null,
    rank_level: pilot.rankPosition + 1,
    avatar: null,
  };
}

/** The pilot's figures, of which the client wants two as texts. */
export function statisticsOf({ minutes, flights, landingFpm, reports, placeIcao }: DeskPilot) {
  return {
    hours_flown: hours(minutes),
    flights_flown: String(flights),
    average_landing_rate: landingFpm ?? 0,
    pireps_filed: String(reports),
    location: placeIcao,
    // Nobody is paid here, and there are neither streaks nor levels of frequent flyers.
    total_pay: 0,
    flight_streak: 0,
    ff_level: 0,
    ff_status: 0,
    rank_image: null,
  };
}
