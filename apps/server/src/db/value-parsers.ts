/** Numbers of PostgreSQL's types, from `pg_type`. */
const INT8 = 20;
const DATE = 1082;
const NUMERIC = 1700;

/**
 * How values are read where PGlite and `pg` would differ: `int8` and `numeric` as numbers, `date` as `YYYY-MM-DD`.
 * Throws for an `int8` that a number cannot hold exactly.
 */
export const valueParsers: Record<number, (text: string) => number | string> = {
  [INT8]: (text) => {
    const value = Number(text);
    if (!Number.isSafeInteger(value)) throw new RangeError(`int8 out of range: ${text}`);
    return value;
  },
  [DATE]: (text) => text,
  [NUMERIC]: Number,
};
