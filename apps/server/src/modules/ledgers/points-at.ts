import { withFlightPoints } from '@va/domain/points/flight-points.ts';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFlightPoints } from './desk-points.ts';
import { pointsText } from './points-text.ts';
import { POINTS_VERSION, versionOf } from './points-version.ts';

/** The points rules that hold at an instant, and their version, which entries store. */
export interface PointsOfTime {
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
