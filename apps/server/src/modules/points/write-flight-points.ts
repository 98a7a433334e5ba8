import { DAY_MS } from '@va/domain/durations.ts';
import {
  compareFlights,
  type FlightPoints,
  flightPointsErrors,
  flightPointsOf,
  type FlightsCompared,
  withFlightPoints,
} from '@va/domain/points/flight-points.ts';
import { refuseFields } from '#server/api/problem.ts';
import type { Database, Queries, Tx } from '#server/db/database.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import type { By } from '#server/kernel/audit/audit.ts';
import { beforeLastChange, lockEntry, openEntry, writeEntry } from '../desk-entries/change-entry.ts';
import { COUNTS } from '../flown/flown.ts';
import { POINTS_KEY, readFlightPoints, pointsText, ensurePointsVersion } from '../ledgers/written-points.ts';

const ACTS = {
  'points.rules-changed': 'lo ha cambiado',
  'points.rules-undone': 'ha deshecho el último cambio',
};

/** Days of past flights in a trial. */
const LOOK_DAYS = 30;

/** The points of flights after an act, with their version. */
export interface LeftFlightPoints {
  points: FlightPoints;
  version: number;
}

/** Computes what recent flights would have given with these points; changes nothing. Throws `datos-no-validos`. */
export async function tryFlightPoints(
  queries: Queries,
  { points: rules, contentPoints }: Operations,
  given: FlightPoints,
  now: Date,
): Promise<FlightsCompared> {
  refuseFields(flightPointsErrors(given, contentPoints).map(inPoints));
  const rows = await queries
    .selectFrom('report')
    .select(['pilot_id', 'block_min', 'score', 'linked_share'])
    .where('source', '=', 'acars')
    .where('counts_as_manual', '=', false)
    .where(COUNTS)
    .where('off_block', '>=', new Date(now.getTime() - LOOK_DAYS * DAY_MS))
    .execute();
  const flights = rows.map((row) => ({
    pilotId: row.pilot_id,
    blockMin: row.block_min ?? 0,
    score: row.score,
    onlineShare: row.linked_share,
  }));
  return compareFlights(rules, withFlightPoints(contentPoints, given), flights);
}

/**
 * Changes the points of flights that leave from now on; earlier flights keep the rules of their time, however late they
 * are decided. Throws `datos-no-validos` and `cambiado-entretanto`.
 */
export function changeFlightPoints(
  db: Database,
  ops: Operations,
  version: number,
  { points, reason }: { points: FlightPoints; reason: string },
  by: By,
): Promise<LeftFlightPoints> {
  refuseFields(flightPointsErrors(points, ops.contentPoints).map(inPoints));
  return db.transaction(async (tx) => {
    await openEntry(tx, 'points', POINTS_KEY);
    return write(tx, ops, version, { action: 'points.rules-changed', reason, points }, by);
  });
}

/** Undoes the last change, for flights from now on; a second call undoes the undoing. Throws `cambiado-entretanto`. */
export function undoFlightPoints(
  db: Database,
  ops: Operations,
  version: number,
  reason: string | undefined,
  by: By,
): Promise<LeftFlightPoints> {
  return db.transaction((tx) => write(tx, ops, version, { action: 'points.rules-undone', reason }, by));
}

interface Act {
  action: keyof typeof ACTS;
  reason: string | undefined;
  /** The new points; by default those from before the last change. */
  points?: FlightPoints;
}

async function write(
  tx: Tx,
  { contentPoints, pointsText: text }: Operations,
  version: number,
  { action, reason, points }: Act,
  by: By,
): Promise<LeftFlightPoints> {
  const entry = await lockEntry(tx, { kind: 'points', key: POINTS_KEY, version }, ACTS);
  const value = points ?? readFlightPoints(await beforeLastChange(tx, entry));
  const act = { capability: 'rules.activate', action, acts: ACTS, reason } as const;
  const left = await writeEntry(tx, entry, value, act, by);
  await ensurePointsVersion(tx, pointsText(text, value), by.context.now);
  return { points: flightPointsOf(withFlightPoints(contentPoints, value)), version: left };
}

const inPoints = ({ field, message }: { field: string; message: string }) => ({
  field: `points/${field}`,
  message,
});
