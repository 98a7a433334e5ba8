import { modelOf } from '#server/kernel/airline/model-of.ts';
import type { z } from 'zod';
import { refuseBooking } from '@va/domain/booking/booking-guards.ts';
import type { BookingSituation } from '@va/domain/booking/booking-request.ts';
import { whyLiked } from '@va/domain/proposals/likes.ts';
import { type AirlineEvent, strayFrom } from '@va/domain/events/event.ts';
import type { Refusal } from '@va/domain/refusal.ts';
import type { Offer } from '@va/domain/search/offers.ts';
import type { Chain } from '@va/domain/search/same-day-returns.ts';
import type { departureSchema } from '@va/contract/bookings/departures.ts';
import type { Operations } from '#server/kernel/airline/operations.ts';
import { ownCode } from '#server/kernel/airline/own-code.ts';
import { viewPlace } from '#server/kernel/airline/place-view.ts';
import { named } from '../bookings/book-flights.ts';
import { type NextStage, stageFor } from '../bookings/next-stages.ts';
import { standingAgainst } from '../bookings/pilot-standing.ts';
import { likedTails, pickTail, type TailPick } from '../bookings/tail-choice.ts';
import { worthEvents } from '../events/booked-events.ts';
import type { FleetFacts } from '../fleet/tails.ts';
import { tailsOfStage } from '../tours/tour-flights.ts';
import type { PilotFacts } from './departure-facts.ts';
import { focusOf, worthOf } from '../ledgers/worth.ts';

export type DepartureBody = z.input<typeof departureSchema>;

/** The input for showing a departure. */
export interface DepartureGiven {
  ops: Operations;
  fleet: FleetFacts;
  /** The searching pilot; null for visitors. */
  pilot: PilotFacts | null;
  now: number;
  daylight: boolean;
  returns: readonly Chain[];
  /** Whether it would be booked as the pilot's flight of the day. */
  isDayFlight?: boolean;
}

/** The tail that this pilot would get. */
export function pickFor(offer: Offer, { ops, fleet, pilot }: DepartureGiven): TailPick {
  const { flight, std, sta } = offer;
  const need = {
    pilotId: pilot?.id ?? '',
    dep: flight.dep,
    std,
    sta,
    types: flight.types,
    liked: likedTailOf(offer, { ops, fleet, pilot }),
  };
  const supply = { ...fleet, types: ops.types, rules: ops.booking };
  const pick = pickTail(need, supply);
  const stage = pilot && stageOfOffer(offer, pick, pilot);
  if (!stage) return pick;
  return pickTail(
    { ...need, types: [pick.typeId] },
    { ...supply, tails: tailsOfStage(ops, stage, fleet.tails) },
  );
}

/** The reasons why this pilot can't book it now; empty if they can. A tail that can be shared is no refusal. */
export function refusalsOf(
  offer: Offer,
  pilot: PilotFacts,
  pick: TailPick,
  given: DepartureGiven,
): Refusal[] {
  const { ops, fleet, now } = given;
  const type = ops.types.get(pick.typeId);
  const stage = stageOfOffer(offer, pick, pilot);
  const situation: BookingSituation = {
    now,
    accountStatus: pilot.status,
    own: pilot.own,
    tails: tailsOfStage(ops, stage, fleet.tails),
    holds: fleet.holds,
    turnaroundMin: type?.turnaroundMin ?? 0,
    rangeNm: type?.rangeNm ?? null,
    ...standingAgainst(
      ops,
      pilot.standing,
      {
        rank: pilot.rank,
        typeId: pick.typeId,
        dep: offer.flight.dep,
        arr: offer.flight.arr,
        stage,
        tail: fleet.tails.find(({ registration }) => registration === pick.tail),
      },
      now,
    ),
  };
  const request = {
    pilotId: pilot.id,
    flight: offer.flight,
    date: offer.date,
    rotation: null,
    std: offer.std,
    sta: offer.sta,
    distanceNm: offer.flight.distanceNm,
    typeId: pick.typeId,
    tail: pick.tail,
    acceptSharedTail: true,
    eventSlot: ownEvent(offer, pick, pilot) !== null,
  };
  return refuseBooking(request, situation, ops.booking).map((refusal) => named(refusal, pilot.rows, ops));
}

/** The preferred aircraft of this pilot that can fly it; null without any. */
export function likedTailOf(
  offer: Offer,
  { ops, fleet, pilot }: Pick<DepartureGiven, 'ops' | 'fleet' | 'pilot'>,
): string | null {
  if (pilot === null) return null;
  return likedTails(ops, fleet, pilot.id, pilot.likes.tails)(offer.flight, offer);
}

/** Spanish words for why this pilot may like it; empty for visitors, and if nothing matches their likes. */
export function likesOf(offer: Offer, given: Pick<DepartureGiven, 'ops' | 'fleet' | 'pilot'>): string[] {
  const { ops, pilot } = given;
  if (pilot === null) return [];
  const hasScenery = pilot.likes.sceneries.includes(ownCode(ops, offer.flight.arr));
  return whyLiked(hasScenery, likedTailOf(offer, given));
}

/** The stage that this pilot would fly with it. */
export function stageOfOffer({ flight }: Offer, { typeId }: TailPick, pilot: PilotFacts): NextStage | null {
  return stageFor(pilot.nextStages, flight, typeId);
}

/** Whether a departure belongs to an event with one of these types. */
export function isOfEvent(event: AirlineEvent, { flight, std }: Offer, types: readonly string[]): boolean {
  return types.some((typeId) => strayFrom(event, { ...flight, typeId, offBlock: std }) === null);
}

/** The first event that a booking of this pilot would count for: one without sign-up, or one they signed up for. */
function ownEvent(offer: Offer, { typeId }: TailPick, { events }: PilotFacts): AirlineEvent | null {
  const own = events.find((event) => (!event.signup || event.signedUp) && isOfEvent(event, offer, [typeId]));
  return own ?? null;
}

/** A departure as the API shows it: what it is worth to this pilot, and why they can't book it where they can't. */
export function viewDeparture(offer: Offer, given: DepartureGiven): DepartureBody {
  const { ops, pilot } = given;
  const { flight, date } = offer;
  const pick = pickFor(offer, given);
  const stage = pilot && stageOfOffer(offer, pick, pilot);
  const events = pilot?.events.filter((event) => isOfEvent(event, offer, [pick.typeId])) ?? [];
  const own = pilot && ownEvent(offer, pick, pilot);
  const booked = pilot?.rows.find((row) => row.flight_id === flight.id && row.date === date);
  const flown = pilot?.lastFlown.get(`${flight.dep} ${flight.arr}`);
  return {
    flightId: flight.id,
    number: flight.number,
    date,
    dep: viewPlace(ops, flight.dep),
    arr: viewPlace(ops, flight.arr),
    std: iso(offer.std),
    sta: iso(offer.sta),
    blockMin: flight.blockMin,
    distanceNm: flight.distanceNm,
    kind: flight.kind,
    note: flight.note,
    types: flight.types.map((id) => ({ id, model: modelOf(ops, id) })),
    typeId: pick.typeId,
    freeTails: pick.free,
    tail: booked?.registration ?? pick.tail,
    tailShared: booked ? booked.shared_tail : pick.taken,
    worth: worthOf(ops, flight, offer.std, pilot?.focusUsed ?? new Map(), {
      stage: stage && { tour: stage.name, last: stage.last },
      events: worthEvents(events),
      isDayFlight: given.isDayFlight === true,
    }),
    stage: stage && { tour: stage.tour, name: stage.name, n: stage.n },
    focus: focusOf(ops, flight, offer.std),
    events: events.map(({ id, name }) => ({ id, name, own: id === own?.id })),
    daylight: given.daylight,
    lastFlownAt: flown === undefined ? null : iso(flown),
    returns: given.returns.map(({ back, typeId }) => ({
      flightId: back.flight.id,
      number: back.flight.number,
      date: back.date,
      std: iso(back.std),
      sta: iso(back.sta),
      typeId,
    })),
    likes: likesOf(offer, given),
    bookingCode: booked?.code ?? null,
    refusals: pilot === null ? null : refusalsOf(offer, pilot, pick, given),
  };
}

function iso(instant: number): string {
  return new Date(instant).toISOString();
}
