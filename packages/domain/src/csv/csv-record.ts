/** Rows of a CSV file after it was read, and what is wrong with them. Reading the text is the server's work. */

/** A row as it was read. */
export interface CsvRecord {
  /** Line of the file where the row begins; the header is line 1. */
  line: number;
  cells: readonly string[];
  /** Of a header: the file parts its cells by semicolons, as spreadsheets of countries with a decimal comma do. */
  semicolons?: boolean;
}

/** One thing that is wrong with a row. */
export interface CsvProblem {
  line: number;
  /** Name of the column; empty when it is about the whole row. */
  column: string;
  /** What stands there. */
  value: string;
  /** What is wrong, Spanish sentence. */
  wrong: string;
  /** What to write instead, Spanish sentence. */
  write: string;
}

/** What became of a file: nothing of it is applied before somebody has seen this. */
export interface CsvCheck<Row> {
  rows: readonly { line: number; row: Row }[];
  problems: readonly CsvProblem[];
  /** Rows with problems, as they came; the header is not among them. */
  refused: readonly CsvRecord[];
  /** Columns with contents that the platform doesn't keep. */
  ignored: readonly string[];
  /** What is worth a look in good rows, Spanish sentences; nothing is refused for it. */
  notes: readonly string[];
}

/** Most rows of a file. */
export const MOST_ROWS = 100_000;
