import { type RawBuilder, sql } from 'kysely';
import type { LogbookOrder } from '@va/contract/reports/logbook.ts';
import { idSchema } from '@va/contract/shared/values.ts';
import { notOurs, readCursor, readTimeCursor } from '#server/api/cursor.ts';
import { FLOWN_AT } from './flown.ts';

/** Sort keys of the logbook. */
type Key = 'flown' | 'score' | 'block' | 'distance';

const NUMBERS = {
  score: sql`report.score`,
  block: sql`report.block_min`,
  // Tenths of a nautical mile, since a cursor has whole numbers.
  distance: sql`round(report.distance_nm * 10)::integer`,
};
/** Larger than any sort value, so that flights without one come last. */
const LAST = sql.lit(2_147_483_647);

/** A list's sort order and, for a further page, the sort value and id of the last flight of the page before. */
export interface LogbookPlace {
  sort: LogbookOrder;
  after?: { place: Date | number; id: string } | undefined;
}

/** Sort key and direction of an order such as `-score`. */
function partsOf(sort: LogbookOrder): { key: Key; descending: boolean } {
  const descending = sort.startsWith('-');
  const keys: readonly Key[] = ['flown', 'score', 'block', 'distance'];
  return { key: keys.find((key) => sort.endsWith(key)) ?? 'flown', descending };
}

/** SQL for a flight's sort value; flights without one come last in both directions. */
export function placeIn(sort: LogbookOrder): RawBuilder<Date | number> {
  const { key, descending } = partsOf(sort);
  if (key !== 'flown') return sql`coalesce(${NUMBERS[key]}, ${descending ? sql.lit(-1) : LAST})`;
  // A cursor has whole milliseconds: in ascending order, a flight with microseconds would otherwise come twice.
  return descending ? FLOWN_AT : sql`date_trunc('milliseconds', ${FLOWN_AT})`;
}

/** SQL for the list's order, and the condition for rows after the cursor. */
export function orderIn({ sort, after }: LogbookPlace) {
  const { descending } = partsOf(sort);
  const place = placeIn(sort);
  const given =
    after && (typeof after.place === 'number' ? sql`${after.place}::bigint` : sql`${after.place}`);
  const beyond = descending ? sql`<` : sql`>`;
  return {
    place,
    direction: descending ? ('desc' as const) : ('asc' as const),
    beyond: sql<boolean>`(${place}, report.id) ${beyond} (${given}, ${after?.id}::uuid)`,
  };
}

/** A flight's cursor values; all orders but the default one include their name, so that no other order accepts them. */
export const cursorIn = (sort: LogbookOrder, place: Date | number, id: string) =>
  sort === '-flown' ? [Number(place), id] : [sort, Number(place), id];

/** Reads a cursor; throws a problem if it is not of this order. */
export function readPlace(sort: LogbookOrder, cursor: string): NonNullable<LogbookPlace['after']> {
  if (sort === '-flown') {
    const { at, name } = readTimeCursor(cursor, idSchema);
    return { place: at, id: name };
  }
  const [order, place, id] = readCursor(cursor, ['string', 'number', 'string']);
  if (order !== sort || !idSchema.safeParse(id).success) throw notOurs();
  const number = Number(place);
  return { place: sort === 'flown' ? new Date(Math.min(Math.max(number, 0), 4e12)) : number, id: String(id) };
}
