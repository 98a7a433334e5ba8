import { HOUR_MS } from '@va/domain/durations.ts';
import type { Person } from '@va/domain/network-feed/match-pilots.ts';
import type { Network } from '@va/domain/scoring/recorded-flight.ts';
import { constant } from '#server/db/constants.ts';
import type { Queries } from '#server/db/database.ts';

/** How long before departure the feeds are searched for a booked flight, ms. */
const EARLY_MS = 2 * HOUR_MS;

/** Most pilots in one round; the platform is made for a thousand flights at once. */
const MOST = 2000;

/** A pilot whose flight the feeds may show: it is in progress, or booked for about now. */
export interface WantedPerson {
  pilotId: string;
  networkIds: Readonly<Record<Network, number | null>>;
  callsigns: readonly string[];
  /** The flight in progress. */
  report: { id: string; code: string; fromFeed: boolean } | null;
  /** Bookings that could be flown now, the next one first. */
  bookings: readonly { id: string; depIcao: string; arrIcao: string }[];
}

/** Everybody who is looked for in the feeds; without anybody the feeds are not read. */
export async function readWanted(queries: Queries, icaoCode: string, now: Date): Promise<WantedPerson[]> {
  const pilot = ['pilot.id as pilot_id', 'pilot.callsign', 'pilot.vatsim_cid', 'pilot.ivao_vid'] as const;
  const flying = await queries
    .selectFrom('report')
    .innerJoin('pilot', 'pilot.id', 'report.pilot_id')
    .select([...pilot, 'report.id', 'report.code', 'report.from_feed', 'report.flight_number'])
    .where('report.state', '=', constant('in_progress'))
    // Leave out the demo's flights, which nobody really flies.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('demo_thing').select('id').whereRef('demo_thing.id', '=', 'report.id'))),
    )
    .limit(MOST)
    .execute();
  const booked = await queries
    .selectFrom('booking')
    .innerJoin('pilot', 'pilot.id', 'booking.pilot_id')
    .select([...pilot, 'booking.id', 'booking.dep_icao', 'booking.arr_icao', 'booking.flight_number'])
    .where('booking.state', '=', constant('reserved'))
    .where('pilot.status', '=', constant('active'))
    .where('booking.std', '<=', new Date(now.getTime() + EARLY_MS))
    .where('booking.grace_until', '>=', now)
    .orderBy('booking.std')
    .limit(MOST)
    .execute();
  const people = new Map<string, WantedPerson>();
  const add = (row: (typeof flying)[number] | (typeof booked)[number], change: Partial<WantedPerson>) => {
    const known = people.get(row.pilot_id);
    const number = row.flight_number === null ? [] : [`${icaoCode}${row.flight_number}`];
    people.set(row.pilot_id, {
      pilotId: row.pilot_id,
      networkIds: { vatsim: row.vatsim_cid, ivao: row.ivao_vid },
      report: known?.report ?? null,
      bookings: known?.bookings ?? [],
      ...change,
      callsigns: [
        ...new Set([
          ...(known?.callsigns ?? []),
          ...(row.callsign === null ? [] : [row.callsign]),
          ...number,
        ]),
      ],
    });
  };
  for (const row of flying) add(row, { report: { id: row.id, code: row.code, fromFeed: row.from_feed } });
  for (const row of booked) {
    const before = people.get(row.pilot_id)?.bookings ?? [];
    add(row, { bookings: [...before, { id: row.id, depIcao: row.dep_icao, arrIcao: row.arr_icao }] });
  }
  return [...people.values()];
}

/** People as one network knows them. */
export function peopleOn(network: Network, wanted: readonly WantedPerson[]): Person[] {
  return wanted.map(({ pilotId, networkIds, callsigns }) => ({
    pilotId,
    networkId: networkIds[network],
    callsigns,
  }));
}
