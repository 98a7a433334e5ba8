import { type FlightPoints, MOST_CREDIT, withFlightPoints } from '@va/domain/points/flight-points.ts';
import { z } from 'zod';
import type { PointsRules } from '@va/domain/points/points-rules.ts';
import type { Queries, Tx } from '#server/db/database.ts';
import { keptRead } from '#server/db/kept-reads.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { DeskEntry } from '../desk-entries/read-entries.ts';
import { isMap, isSeq, parseDocument } from 'yaml';
import { LAYOUT } from '../desk-entries/yaml-edits.ts';
import { dayOf } from '@va/domain/months.ts';
import { sql } from 'kysely';
import { fileVersion } from '../rules/rules-versions.ts';

/** `puntos.yaml` with what flights give as staff have left it, notes and order kept; what says the same stays as it stands. */
export function pointsText(text: string, written: FlightPoints | null): string {
  if (written === null) return text;
  const file = parseDocument(text);
  let isChanged = false;
  const write = (path: readonly (string | number)[], points: number, usual?: number) => {
    if ((file.getIn(path) ?? usual) === points) return;
    file.setIn(path, points);
    isChanged = true;
  };
  const base = file.get('base');
  if (isSeq(base) && base.items.length === written.base.length)
    for (const [at, points] of written.base.entries())
      if (isMap(base.items[at])) write(['base', at, 'points'], points);
  const { score80, score90, stage, tour, event, dayFlight } = written;
  for (const [part, points] of Object.entries({ score80, score90, stage, tour, event }))
    write([part], points);
  write(['dayFlight'], dayFlight, 0);
  write(['online', 'points'], written.online);
  write(['focus', 'points'], written.focus);
  return isChanged ? file.toString(LAYOUT) : text;
}

/** SQL for the id of the points rules in force, which every entry stores; null before the first start. */
export const POINTS_VERSION = sql<
  string | null
>`(select id from points_rules_version order by in_force_from desc limit 1)`;

/** SQL for the id of the version with this text; by default that of the version in force. */
const versionOf = (text: string) =>
  sql<
    string | null
  >`coalesce((select id from points_rules_version where hash = ${fileVersion({ file: { text } }, '2000-01-01').hash} order by in_force_from desc limit 1), ${POINTS_VERSION})`;

/** Stores the points rules as the version in force from now on, if they differ from the last one. */
export async function ensurePointsVersion(tx: Tx, text: string, now: Date): Promise<void> {
  const { id, hash } = fileVersion({ file: { text } }, dayOf(now));
  const last = await tx
    .selectFrom('points_rules_version')
    .select('hash')
    .orderBy('in_force_from', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.hash === hash) return;
  await tx
    .insertInto('points_rules_version')
    .values({ id, hash, text, in_force_from: now })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ in_force_from: now }))
    .execute();
}

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
