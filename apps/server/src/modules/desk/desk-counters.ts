import { applicationCounter } from '../applications/application-rows.ts';
import { eventCounter } from '../events/event-rows.ts';
import { leaveCounter } from '../leaves/leave-view.ts';
import { promotionAppealCounter } from '../ranks/promotion-views.ts';
import { failedJobCounter, failedMessageCounter } from '#server/kernel/jobs/job-rows.ts';
import {
  claimCounter,
  lapseCounter,
  promotionCounter,
  proposalCounter,
  verificationCounter,
} from '../points/points-counters.ts';
import {
  appealCounter,
  questionCounter,
  reportCounter,
  voidProposalCounter,
} from '../reviews/review-counters.ts';
import type { DeskCounter } from '#server/api/desk-counter.ts';
import { sanctionAppealCounter } from '../sanctions/sanction-views.ts';

/** Everything that may wait for staff, in the order of the desk's first page. */
export const deskCounters: readonly DeskCounter[] = [
  reportCounter,
  questionCounter,
  appealCounter,
  voidProposalCounter,
  sanctionAppealCounter,
  promotionAppealCounter,
  leaveCounter,
  applicationCounter,
  claimCounter,
  proposalCounter,
  verificationCounter,
  promotionCounter,
  lapseCounter,
  eventCounter,
  failedJobCounter,
  failedMessageCounter,
];
