import { type RawBuilder, sql } from 'kysely';
import type { LogbookOrder } from '@va/contract/reports/logbook.ts';
import { idSchema } from '@va/contract/shared/values.ts';
import { notOurs, readCursor, readTimeCursor } from '#server/api/cursor.ts';
import { FLOWN_AT } from './flown.ts';

/** What flights are sorted by, as the database and a cursor have it. */
type Key = 'flown' | 'score' | 'block' | 'distance';

const NUMBERS = {
  score: sql`report.score`,
  block: sql`report.block_min`,
  // Tenths of a mile: a cursor holds whole numbers.
  distance: sql`round(report.distance_nm * 10)::integer`,
};
/** Larger than any of them. */
const LAST = sql.lit(2_147_483_647);

/** How a list of flights is sorted, and where it goes on: after the flight of this place and id. */
export interface LogbookPlace {
  sort: LogbookOrder;
  after?: { place: Date | number; id: string } | undefined;
}

/** By what, and whether from the most to the least. */
function partsOf(sort: LogbookOrder): { key: Key; descending: boolean } {
  const descending = sort.startsWith('-');
  const keys: readonly Key[] = ['flown', 'score', 'block', 'distance'];
  return { key: keys.find((key) => sort.endsWith(key)) ?? 'flown', descending };
}

/** The place of a flight in the list; those without what it is sorted by come last either way. */
export function placeIn(sort: LogbookOrder): RawBuilder<Date | number> {
  const { key, descending } = partsOf(sort);
  if (key !== 'flown') return sql`coalesce(${NUMBERS[key]}, ${descending ? sql.lit(-1) : LAST})`;
  // A cursor knows milliseconds: going up, none of a finer time may come twice.
  return descending ? FLOWN_AT : sql`date_trunc('milliseconds', ${FLOWN_AT})`;
}

/** The order of the list, and what of it comes after a place. */
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

/** What a cursor says of a flight; that of another order leads nowhere in this one. */
export const cursorIn = (sort: LogbookOrder, place: Date | number, id: string) =>
  sort === '-flown' ? [Number(place), id] : [sort, Number(place), id];

/** Reads it; throws a problem for one that this order has not written. */
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
