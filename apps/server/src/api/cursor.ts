import { z } from 'zod';
import { type Problem, wrongValue } from './problem.ts';

/** Writes a cursor, the position after which a list's next page begins: the sort values of the last row, base64url. */
export function writeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads a cursor with values of these kinds, in this order. Throws a problem for anything else. */
export function readCursor(cursor: string, kinds: readonly ('string' | 'number')[]): (string | number)[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (!Array.isArray(values) || values.length !== kinds.length) throw new Error('length');
    return kinds.map((kind, index) => {
      const value: unknown = values[index];
      if (kind === 'string' && typeof value === 'string' && !/[\0\uD800-\uDFFF]/u.test(value)) return value;
      if (kind === 'number' && typeof value === 'number' && Number.isSafeInteger(value)) return value;
      throw new Error('kind');
    });
  } catch {
    throw notOurs();
  }
}

/** Reads a cursor that holds one id (UUID). Throws a problem for anything else. */
export function readIdCursor(cursor: string): string {
  const [id] = readCursor(cursor, ['string']);
  if (z.uuid().safeParse(id).success) return String(id);
  throw notOurs();
}

/** The last day that both databases can read, ms since 1970: ISO dates after the year 9999 begin with a sign. */
const LATEST = Date.UTC(9999, 11, 31);

/** Reads a cursor of a time and the name that orders rows of the same time. Moves the time into 1970 to 9999. */
export function readTimeCursor(cursor: string, name: z.ZodType<string>): { at: Date; name: string } {
  const [time, told] = readCursor(cursor, ['number', 'string']);
  const read = name.safeParse(told);
  if (!read.success) throw notOurs();
  return { at: new Date(Math.min(Math.max(Number(time), 0), LATEST)), name: read.data };
}

/** The problem for a cursor that this server did not write. */
export function notOurs(): Problem {
  return wrongValue('/cursor', 'Usa el «next» de la respuesta anterior, tal cual');
}

/** Makes one page of a query for `limit + 1` rows; `next` is the next page's cursor, left out on the last page. */
export function pageOfRows<R, T>(
  rows: readonly R[],
  limit: number,
  cursorOf: (row: R) => readonly (string | number)[],
  shown: (row: R) => T,
): { items: T[]; next?: string } {
  const kept = rows.slice(0, limit);
  const last = kept.at(-1);
  const items = kept.map(shown);
  return rows.length > limit && last !== undefined ? { items, next: writeCursor(cursorOf(last)) } : { items };
}
