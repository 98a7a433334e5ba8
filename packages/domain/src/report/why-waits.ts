import type { ReportEvent } from './report.ts';

/** Events that send a report to a reviewer. The text of the last one in its history says why it waits. */
export const SENT_TO_A_PERSON: readonly string[] = [
  'decide_alone',
  'reopen',
  'appeal',
  'appeal_cheating',
] satisfies ReportEvent['type'][];
