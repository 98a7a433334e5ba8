import type { AccountStatus } from '@va/domain/account/account.ts';
import type { BookingRequest, BookingSituation } from '@va/domain/booking/booking-request.ts';
import type { Booking } from '@va/domain/booking/booking.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { tailsOfStage } from '../tours/tour-flights.ts';
import type { Leg } from './booking-leg.ts';
import { type PilotStanding, standingAgainst } from './pilot-standing.ts';
import { likedTails, pickTail, type TailSupply } from './tail-choice.ts';

/** Facts that are read once for all flights of a booking request. */
export interface AskingFacts {
  pilot: {
    id: string;
    status: AccountStatus;
    /** Code of the rank. */
    rank: string;
    /** Registrations that the pilot prefers. */
    likes: readonly string[];
  };
  /** Open bookings of the pilot. */
  own: readonly Booking[];
  fleet: Pick<TailSupply, 'tails' | 'holds' | 'places'>;
  standing: PilotStanding;
  now: number;
}

/** Conditions of one flight's request. */
interface Asking {
  acceptSharedTail: boolean;
  /** Id shared by the flights of a rotation (one aircraft for a day); null for any other flight. */
  rotation: string | null;
  /** The tail of the preceding flight of the same request; null without one. */
  before: string | null;
}

/** The booking request of a flight with the tail that it would get, and the situation by which the rules judge it. */
export function legRequest(
  leg: Leg,
  { pilot, own, fleet, standing, now }: AskingFacts,
  { acceptSharedTail, rotation, before }: Asking,
  ops: Operations,
): { request: BookingRequest; situation: BookingSituation } {
  const types = leg.typeId === undefined ? leg.types : [leg.typeId];
  const chosen = fleet.tails.find(({ registration }) => registration === leg.tail);
  const counting = tailsOfStage(ops, leg.stage, fleet.tails);
  const supply = { ...fleet, tails: counting, types: ops.types, rules: ops.booking };
  const liked = likedTails(ops, supply, pilot.id, pilot.likes)({ ...leg, types }, leg);
  const need = { pilotId: pilot.id, ...leg, types: chosen ? [chosen.typeId] : types, before, liked };
  const pick = pickTail(need, supply);
  const tail = leg.tail ?? pick.tail;
  const typeId = leg.typeId ?? pick.typeId;
  const type = ops.types.get(typeId);
  const against = standingAgainst(
    ops,
    standing,
    {
      ...leg,
      rank: pilot.rank,
      typeId,
      tail: fleet.tails.find(({ registration }) => registration === tail),
    },
    now,
  );
  return {
    request: {
      pilotId: pilot.id,
      flight: leg.flight,
      date: leg.date,
      rotation,
      std: leg.std,
      sta: leg.sta,
      distanceNm: leg.distanceNm,
      typeId,
      tail,
      acceptSharedTail,
      eventSlot: leg.event !== null,
    },
    situation: {
      now,
      accountStatus: pilot.status,
      own,
      tails: counting,
      holds: fleet.holds,
      turnaroundMin: type?.turnaroundMin ?? 0,
      rangeNm: type?.rangeNm ?? null,
      ...against,
    },
  };
}
