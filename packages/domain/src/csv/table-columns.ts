/** The columns of one kind of file. Names are compared without capitals, accents, spaces and signs. */
export interface TableColumns {
  /** Columns that a file must have. */
  needed: readonly string[];
  /** Columns that are read too, of which a file must have one: the first is asked for. */
  either?: readonly string[];
  /** Columns that are read when they are there. */
  read: readonly string[];
  /** Columns of other programs that are known and not kept. */
  ignored: readonly string[];
  /** Other names of columns, old to new. */
  aliases?: Readonly<Record<string, string>>;
  /** The columns among `needed` and `read` that hold dates. */
  dates?: readonly string[];
}

/** Extra column of the file of refused rows; the reader ignores it. */
export const PROBLEM_COLUMN = 'problema';
