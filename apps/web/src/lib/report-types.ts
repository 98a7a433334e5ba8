/** Types of the API for reports, by the names that the pages use. */
import type { HistoryView } from '@va/contract/reports/report-detail.ts';
import type { ScoreView } from '@va/contract/reports/reports.ts';

export type { FlightProfile } from '@va/contract/flights/flight-profile.ts';
export type { LogbookReport, LogbookTotals } from '@va/contract/reports/logbook.ts';
export type { ReportDetail } from '@va/contract/reports/report-detail.ts';
export type Score = ScoreView;
export type ScoreItem = Score['items'][number];
export type History = HistoryView;
