/** From the bytes of a CSV file to its rows. What the rows say is checked by the rules of each kind of file. */
import type { CsvProblem, CsvRecord } from '@va/domain/csv/csv-record.ts';
import { notCsv } from '@va/domain/csv/not-csv.ts';
import { CsvError, parse } from 'csv-parse/sync';

/** The rows, the header first; none when the file can't be read as a whole. */
export interface CsvRead {
  records: CsvRecord[];
  problems: CsvProblem[];
}

/** Files are UTF-8, with or without a mark at the beginning; anything else would turn letters into others. */
export function readCsv(bytes: Uint8Array): CsvRead {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { records: [], problems: [encodingProblem(1)] };
  }
  const otherKind = notCsv(text);
  if (otherKind) return { records: [], problems: [otherKind] };
  // What a browser could not read as UTF-8 arrives with this sign in its place.
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) {
    const line = text.slice(0, lost).split(/\r\n|\r|\n/).length;
    return { records: [], problems: [encodingProblem(line)] };
  }
  try {
    return { records: recordsOf(text), problems: [] };
  } catch (error) {
    if (error instanceof CsvError) return { records: [], problems: [quoteProblem(error)] };
    throw error;
  }
}

/** The reader gives the line where a row ends: it begins as many lines before as its texts have breaks. */
function recordsOf(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  parse(text, {
    delimiter: delimiterOf(text),
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      records.push({ line: lines - breaks, cells });
      return null;
    },
  });
  return records;
}

/** Spanish spreadsheets write semicolons, for the comma is that of decimals: what the header has more of, outside quotes. */
function delimiterOf(text: string): ',' | ';' {
  const [header = ''] = text.split(/\r\n|\r|\n/, 1);
  const bare = header.replaceAll(/"[^"]*"?/g, '');
  return bare.split(';').length > bare.split(',').length ? ';' : ',';
}

function encodingProblem(line: number): CsvProblem {
  const wrong = 'El archivo no está en UTF-8 y sus tildes se perderían.';
  return problem(line, wrong, 'Guárdalo como «CSV UTF-8» y envíalo otra vez.');
}

/** After quotes that don't fit nobody knows where rows end, so the file is refused as a whole. */
function quoteProblem(error: CsvError): CsvProblem {
  const open = error.code === 'CSV_QUOTE_NOT_CLOSED';
  const wrong = open ? 'Hay unas comillas que no se cierran.' : 'Hay unas comillas donde no pueden estar.';
  const write = 'Encierra el texto entero entre comillas dobles y repite las que lleve dentro: "di ""no""".';
  return problem(Number(error['lines'] ?? 1), wrong, write);
}

function problem(line: number, wrong: string, write: string): CsvProblem {
  return { line, column: '', value: '', wrong, write };
}
