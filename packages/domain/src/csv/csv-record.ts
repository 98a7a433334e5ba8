/** Rows of a CSV file after it was read, and what is wrong with them. Reading the text is the server's work. */

/** A row as it was read. */
export interface CsvRecord {
  /** Line of the file where the row begins; the header is line 1. */
  line: number;
  cells: readonly string[];
  /**
   * Set on a header: the file separates its cells by semicolons, as spreadsheets do in countries with a decimal comma.
   */
  semicolons?: boolean;
}

/** One problem in a row. */
export interface CsvProblem {
  line: number;
  /** Name of the column; empty when it is about the whole row. */
  column: string;
  /** Text of the wrong cell. */
  value: string;
  /** What is wrong, Spanish sentence. */
  wrong: string;
  /** What to write instead, Spanish sentence. */
  write: string;
}

/** Result of the check of a file. Staff see it before any row is applied. */
export interface CsvCheck<Row> {
  rows: readonly { line: number; row: Row }[];
  problems: readonly CsvProblem[];
  /** Rows with problems, as they came; the header is not among them. */
  refused: readonly CsvRecord[];
  /** Columns that have contents but that the platform doesn't store. */
  ignored: readonly string[];
  /** Remarks about valid rows, Spanish sentences; they refuse nothing. */
  notes: readonly string[];
}

/** Most rows of a file. */
export const MOST_ROWS = 100_000;
