/** What the API tells of reports, by the names that the pages use. */
import type { HistoryView } from '@va/schemas/api/reports/report-history.ts';
import type { ScoreView } from '@va/schemas/api/reports/report-score.ts';

export type { FlightProfile } from '@va/schemas/api/flights/flight-profile.ts';
export type { LogbookReport, LogbookTotals } from '@va/schemas/api/reports/logbook.ts';
export type { ReportDetail } from '@va/schemas/api/reports/report-detail.ts';
export type Score = ScoreView;
export type ScoreItem = Score['items'][number];
export type History = HistoryView;
