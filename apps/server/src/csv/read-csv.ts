/** From the bytes of a CSV file to its rows. What the rows say is checked by the rules of each kind of file. */
import type { CsvProblem, CsvRecord } from '@va/domain/csv/csv-record.ts';
import { decodeCsv, lostLetters } from '@va/domain/csv/decode-csv.ts';
import { CsvError, parse } from 'csv-parse/sync';

/** The rows, the header first; none when the file can't be read as a whole. */
export interface CsvRead {
  records: CsvRecord[];
  problems: CsvProblem[];
}

/** Reads a file in one of the encodings that `decodeCsv` knows, its cells parted by commas, semicolons or tabs. */
export function readCsv(bytes: Uint8Array): CsvRead {
  const { text, problem } = decodeCsv(bytes);
  if (text === null) return { records: [], problems: [problem] };
  // What a browser could not read as UTF-8 arrives with this sign in its place.
  const lost = text.indexOf('\uFFFD');
  if (lost >= 0) {
    const line = text.slice(0, lost).split(/\r\n|\r|\n/).length;
    return { records: [], problems: [lostLetters(line)] };
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
  const { delimiter, isSaid } = delimiterOf(text);
  parse(text, {
    delimiter,
    from_line: isSaid ? 2 : 1,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    skip_empty_lines: true,
    on_record: (cells: string[], { lines }) => {
      const breaks = cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      const isHeader = records.length === 0;
      records.push({
        line: lines - breaks,
        cells,
        ...(isHeader && delimiter === ';' && { semicolons: true }),
      });
      return null;
    },
  });
  return records;
}

/**
 * Spanish spreadsheets write semicolons, for the comma is that of decimals, and «Texto Unicode» writes tabs: what the header
 * has most of, outside quotes; or what a first line says, as Excel reads and writes it: `sep=;`.
 */
function delimiterOf(text: string): { delimiter: string; isSaid: boolean } {
  const [first = ''] = text.split(/\r\n|\r|\n/, 1);
  const said = /^"?sep=([,;\t])"?$/i.exec(first)?.[1];
  if (said !== undefined) return { delimiter: said, isSaid: true };
  const bare = first.replaceAll(/"[^"]*"?/g, '');
  const most = [',', ';', '\t'].toSorted((a, b) => bare.split(b).length - bare.split(a).length);
  return { delimiter: most[0] ?? ',', isSaid: false };
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
