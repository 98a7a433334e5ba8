import type { Actor } from '#server/api/actor.ts';
import type { Database } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { timetableCache } from '../timetable/timetable-revision.ts';
import { readFleetFacts } from '../fleet/tails.ts';
import { seesWholeTimetable } from '../timetable/timetable-flights.ts';
import { readPilotFacts } from './departure-facts.ts';
import { windowCache } from './departure-window.ts';
import type { SearchRoom } from './search-departures.ts';

/** Reads the input of a departure search for a caller at an instant; the parts that all callers share are cached. */
export type DepartureRooms = (actor: Actor, now: Date) => Promise<SearchRoom>;

export function departureRooms(db: Database, ops: Operations): DepartureRooms {
  const readTimetable = timetableCache();
  const windowOf = windowCache(ops);
  return async (actor, now) => {
    const [timetable, fleet, pilot] = await Promise.all([
      readTimetable(db.queries),
      readFleetFacts(db.queries),
      seesWholeTimetable(actor) ? readPilotFacts(db.queries, ops, actor.pilotId, now) : null,
    ]);
    return { ops, timetable, windowOf, fleet, pilot, now: now.getTime() };
  };
}
