/** The ledger of points as a CSV file: a header, commas, times in UTC as ISO 8601. */
import { csvText } from '../csv/csv-text.ts';

/** An entry of the ledger as the file shows it. `nominal` and `applied` are whole points, debits negative. */
export interface LedgerLine {
  seq: number;
  postedAt: string;
  month: string;
  reason: string;
  subject: string;
  nominal: number;
  applied: number;
  balanceAfter: number;
  rulesVersion: string | null;
  report: { code: string } | null;
  text: string | null;
}

const COLUMNS = [
  'seq',
  'postedAt',
  'month',
  'reason',
  'subject',
  'nominal',
  'applied',
  'balanceAfter',
  'rulesVersion',
  'report',
  'text',
] as const;

/** The file, oldest entry first. */
export function ledgerCsv(lines: readonly LedgerLine[]): string {
  const rows = lines
    .toSorted((a, b) => a.seq - b.seq)
    .map((line) => ({ ...line, report: line.report?.code }))
    .map((line) => COLUMNS.map((name) => String(line[name] ?? '')));
  return csvText(COLUMNS, rows);
}
