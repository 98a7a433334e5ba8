import { monthOf } from '@va/domain/months.ts';
import { debitOf, type Posting } from '@va/domain/points/ledger.ts';
import type { Airline } from '#server/kernel/airline/airline.ts';
import type { ReportRow } from './report-row.ts';

/** The debit for a flight voided for cheating. */
export function cheatingPosting({ operations }: Airline, row: Pick<ReportRow, 'id'>, now: Date): Posting {
  return {
    reason: 'cheating',
    nominal: debitOf('cheating', operations.points),
    subject: row.id,
    period: monthOf(now.getTime()),
  };
}
