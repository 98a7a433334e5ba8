import { withFlightPoints } from '@va/domain/points/flight-points.ts';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { Queries } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { readFlightPoints } from './desk-points.ts';
import { pointsText } from './points-text.ts';
import { POINTS_VERSION, versionOf } from './points-version.ts';

/** The rules of points of a moment, and the version that entries keep of them. */
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
 * The rules of points that were in force at a moment, ms since 1970 UTC: what staff change at the desk holds for what is
 * flown from then on, whenever it is decided.
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
