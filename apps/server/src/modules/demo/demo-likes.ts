import { sql } from 'kysely';
import type { Flight } from '@va/domain/timetable/flight.ts';
import type { Tx } from '#server/db/database.ts';
import { setPilotsUnnoticed } from '../accounts/pilot-rows.ts';
import { destinationsOf } from './demo-world.ts';
import type { DemoPilot } from './earlier-careers.ts';
import { readStanding } from './fly-demo.ts';

/** Number of airports, besides the base, of which each pilot has the scenery. */
const SCENERIES = 5;

/** The base and the timetable's flights, from which likes are chosen. */
interface Liked {
  base: string;
  timetable: readonly Flight[];
}

/** Gives pilots without likes the base's busiest destinations as sceneries, and an aircraft that stands at the base. */
export async function bringLikes(
  tx: Tx,
  { base, timetable }: Liked,
  pilots: readonly DemoPilot[],
): Promise<void> {
  const ids = pilots.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = await tx
    .selectFrom('pilot')
    .select('id')
    .where('id', 'in', ids)
    .where(sql<boolean>`cardinality(own_sceneries) + cardinality(liked_tails) = 0`)
    .execute();
  if (rows.length === 0) return;
  const standing = await readStanding(tx);
  const [tail] = standing
    .filter(({ icao }) => icao === base)
    .map(({ registration }) => registration)
    .toSorted();
  const likes = {
    own_sceneries: [base, ...destinationsOf(base, timetable).slice(0, SCENERIES)],
    liked_tails: tail === undefined ? [] : [tail],
  };
  await setPilotsUnnoticed(
    tx,
    rows.map(({ id }) => ({ id, ...likes })),
  );
  const things = rows.map(({ id }) => ({ kind: 'likes' as const, id }));
  await tx.insertInto('demo_thing').values(things).execute();
}

/** Removes the likes that the demo gave. */
export async function clearLikes(tx: Tx): Promise<void> {
  const rows = await tx.selectFrom('demo_thing').select('id').where('kind', '=', 'likes').execute();
  await setPilotsUnnoticed(
    tx,
    rows.map(({ id }) => ({ id, own_sceneries: [], liked_tails: [] })),
  );
}
