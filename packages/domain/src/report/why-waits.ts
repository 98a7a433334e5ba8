import type { ReportEvent } from './report.ts';

/** What sends a report to a person: the text of the last of these in its history says why it waits. */
export const SENT_TO_A_PERSON: readonly string[] = [
  'decide_alone',
  'reopen',
  'appeal',
  'appeal_cheating',
] satisfies ReportEvent['type'][];
