import { SENT_TO_A_PERSON } from '@va/domain/report/why-waits.ts';
import type { Review } from '#app/api/reviews.ts';

/** What last sent a report to a person, by which its present round of review begins; undefined before the first. */
export const lastSent = (history: Review['history']) =>
  history.findLast(({ event }) => SENT_TO_A_PERSON.includes(event));

/** Whether a draft may be written over in a round of review: not one of a newer round, which another window has kept. */
export const notAfter =
  (round: string) =>
  (kept: { round: string }): boolean =>
    kept.round <= round;
