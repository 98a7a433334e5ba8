import type { Airline } from '#server/kernel/airline/airline.ts';
import { type Follower, inOrder } from '#server/kernel/effects/effects.ts';
import { endSignIns } from '../access/end-access.ts';
import { withdrawOpenAppeals } from '../appeals/appeal-acts.ts';
import { settleAwardsOf } from '../awards/settle-awards.ts';
import { cancelOpenBookings } from '../bookings/cancel-booking.ts';
import { eraseData } from '../erasure/erase-data.ts';
import { leaveEvents } from '../events/sign-ups.ts';
import { settleEvents, settleEventsOf } from '../events/settle-events.ts';
import { endBegunLeaves, endLeaveFlown, restartLeave } from '../leaves/end-leave.ts';
import { withdrawAskedLeaves } from '../leaves/ask-leave.ts';
import { askToReadNotices } from '../notices/notice-readings.ts';
import { closeOpenClaims } from '../points/claims.ts';
import { settleEveryMonth, settleFlightMonth } from '../points/settle-month.ts';
import { withdrawOpenPromotions } from '../ranks/promotions.ts';
import { startRankHistory } from '../ranks/set-rank.ts';
import { dropOpenFlights } from '../reports/move-report.ts';
import { countBooking } from '../reports/tell-booking.ts';
import { liftSuspension, recordSanction } from '../sanctions/record-sanction.ts';
import { askSecondPilot, followSecondPilot } from '../second-pilots/second-pilot.ts';
import { settleStages, settleTours } from '../tours/settle-stages.ts';

const signIns: Follower<Airline> = { accountSignedOut: endSignIns };

const ranks: Follower<Airline> = {
  accountJoined: startRankHistory,
  accountErasing: withdrawOpenPromotions,
};

const appeals: Follower<Airline> = { accountErasing: withdrawOpenAppeals };

const notices: Follower<Airline> = { noticesWanted: askToReadNotices };

const sanctions: Follower<Airline> = { sanctionGiven: recordSanction, suspensionLifted: liftSuspension };

const openBookings: Follower<Airline> = {
  accountGrounded: (tx, { operations }, pilotId, { why }, now) =>
    cancelOpenBookings(tx, operations, pilotId, why, now),
};

const openFlights: Follower<Airline> = { accountErasing: dropOpenFlights };

const tours: Follower<Airline> = {
  flightCounts: (tx, { operations }, flight, _, now) => settleStages(tx, operations, flight, now),
  flightsMerged: (tx, { operations }, pilotId, now) => settleTours(tx, operations, pilotId, now),
};

const events: Follower<Airline> = {
  flightCounts: (tx, { operations }, flight, _, now) => settleEvents(tx, operations, flight, now),
  flightsMerged: (tx, { operations }, pilotId, now) => settleEventsOf(tx, operations, pilotId, now),
  async accountGrounded(tx, _, pilotId, { reason, why, until }, now) {
    // An inactive pilot can return at any time and so keeps the places in events.
    if (reason !== 'inactividad') await leaveEvents(tx, pilotId, { now, until, why });
  },
};

const awards: Follower<Airline> = {
  async flightCounts(tx, airline, { pilot_id: pilotId }, _, now) {
    await settleAwardsOf(tx, airline, pilotId, now);
  },
  async flightsMerged(tx, airline, pilotId, now) {
    await settleAwardsOf(tx, airline, pilotId, now);
  },
};

const expiredBookings: Follower<Airline> = {
  flightCounts: (tx, airline, flight, outcome, now) =>
    countBooking(tx, airline, flight, outcome !== null, now),
};

const leaves: Follower<Airline> = {
  flightCounts: endLeaveFlown,
  flightSettled: restartLeave,
  leaveEnded: endBegunLeaves,
  accountErasing: withdrawAskedLeaves,
};

const months: Follower<Airline> = {
  flightCounts: (tx, airline, { pilot_id: pilotId, off_block: offBlock }, _, now) =>
    settleFlightMonth(tx, airline, pilotId, offBlock, now),
  flightsMerged: settleEveryMonth,
  accountErasing: closeOpenClaims,
};

const secondPilots: Follower<Airline> = {
  holderDecided: (tx, airline, flight, holder, now) =>
    holder === 'accepted'
      ? askSecondPilot(tx, airline, flight, now)
      : followSecondPilot(tx, airline, flight, holder, now),
};

const erasure: Follower<Airline> = { accountErased: eraseData };

/**
 * The reactions of all modules to events of flights and accounts, in this order. Later ones read what earlier ones
 * wrote: awards count the points of stages and events, and a month's statement counts all of them.
 */
export const effects = inOrder<Airline>([
  signIns,
  ranks,
  appeals,
  notices,
  sanctions,
  openBookings,
  openFlights,
  tours,
  events,
  awards,
  expiredBookings,
  leaves,
  months,
  secondPilots,
  erasure,
]);
