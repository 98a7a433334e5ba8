import { z } from 'zod';
import { type Problem, wrongValue } from './problem.ts';

/** Writes where a list goes on: the sort values of its last row. */
export function writeCursor(values: readonly (string | number)[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

/** Reads a cursor of so many values; throws a problem for anything that we did not write. */
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

/** Reads a cursor that is one id. */
export function readIdCursor(cursor: string): string {
  const [id] = readCursor(cursor, ['string']);
  if (z.uuid().safeParse(id).success) return String(id);
  throw notOurs();
}

/** The last day that both databases read, ms: years of more than four figures are written with a sign. */
const LATEST = Date.UTC(9999, 11, 31);

/** Reads a cursor that is a time and what tells rows of one time apart; a time that cannot be is the nearest that can. */
export function readTimeCursor(cursor: string, name: z.ZodType<string>): { at: Date; name: string } {
  const [time, told] = readCursor(cursor, ['number', 'string']);
  const read = name.safeParse(told);
  if (!read.success) throw notOurs();
  return { at: new Date(Math.min(Math.max(Number(time), 0), LATEST)), name: read.data };
}

/** The refusal of a cursor that we did not write. */
export function notOurs(): Problem {
  return wrongValue('/cursor', 'Usa el «next» de la respuesta anterior, tal cual');
}

/** The rows of one page out of `limit + 1`, and where the list goes on. */
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
