import { type FlightPoints, MOST_CREDIT, withFlightPoints } from '@va/domain/points/flight-points.ts';
import { z } from 'zod';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { DeskEntry } from '../desk-entries/read-entries.ts';
import { pointsText } from './points-text.ts';
import { POINTS_VERSION, versionOf } from './points-version.ts';

/** Key of the only desk entry of its kind: the points that flights give. */
export const POINTS_KEY = 'vuelos';

const credit = z.int().min(0).max(MOST_CREDIT);
const storedSchema = z.object({
  base: z.array(credit),
  score80: credit,
  score90: credit,
  online: credit,
  stage: credit,
  tour: credit,
  focus: credit,
  event: credit,
  dayFlight: credit,
});

/** Reads the stored points of flights; null if staff put the content's back, or the value cannot be read. */
export const readFlightPoints = (value: unknown): FlightPoints | null =>
  storedSchema.safeParse(value).data ?? null;

/** The points of flights that staff have written; null if the content's hold. */
export function deskPoints(entries: readonly DeskEntry[]): FlightPoints | null {
  return readFlightPoints(entries.find(({ kind, key }) => kind === 'points' && key === POINTS_KEY)?.value);
}

/** Puts staff's points of flights into the content's rules. */
export function keepPoints(
  { points, contentPoints }: Pick<Operations, 'points' | 'contentPoints'>,
  entries: readonly DeskEntry[],
): void {
  Object.assign(points, withFlightPoints(contentPoints, deskPoints(entries)));
}

/** The points rules that hold at an instant, and their version, which entries store. */
interface PointsOfTime {
  rules: PointsRules;
  version: typeof POINTS_VERSION;
}

const readChanges = keptRead(['settings'], (queries) =>
  queries
    .selectFrom('desk_change')
    .select(['before', 'after', 'at'])
    .where('kind', '=', 'points')
    .orderBy('version')
    .execute(),
);

/**
 * Makes a function for the points rules in force at an instant, ms since 1970 UTC. Staff's changes hold for flights
 * from then on; an older flight keeps the rules of its time, however late it is decided.
 */
export async function readPointsAt(
  queries: Queries,
  { contentPoints, pointsText: text }: Pick<Operations, 'contentPoints' | 'pointsText'>,
): Promise<(instant: number) => PointsOfTime> {
  const changes = await readChanges(queries);
  return (instant) => {
    if (changes.length === 0) return { rules: contentPoints, version: POINTS_VERSION };
    const later = changes.find(({ at }) => at.getTime() > instant);
    const written = readFlightPoints(later ? later.before : changes.at(-1)?.after);
    const rules = withFlightPoints(contentPoints, written);
    return { rules, version: versionOf(pointsText(text, written)) };
  };
}
