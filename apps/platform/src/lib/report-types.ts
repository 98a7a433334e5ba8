/** What the API tells of reports, by the names that the pages use. */
import type { HistoryView, ScoreView } from '@va/schemas/api/reports.ts';

export type {
  FlightProfile,
  LogbookReport,
  LogbookTotals,
  ReportDetail,
} from '@va/schemas/api/report-detail.ts';
export type Score = ScoreView;
export type ScoreItem = Score['items'][number];
export type History = HistoryView;
