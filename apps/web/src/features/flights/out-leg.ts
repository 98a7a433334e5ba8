import type { Departure } from '#app/api/flights.ts';

/**
 * What to order for a departure; as the own next stage of a tour and for an event, where it is that.
 * @param chosen the tail that the pilot chose, or null; of another type it may not count for the event
 */
export function outLeg(departure: Departure, chosen: string | null = null) {
  const { flightId, date, stage, events, tail, freeTails } = departure;
  const counts = chosen === null || chosen === tail || freeTails.includes(chosen);
  const event = events.find(({ own }) => own);
  return {
    flightId,
    date,
    ...(stage && { stage: { tour: stage.tour, n: stage.n } }),
    ...(event && counts && { event: event.id }),
    ...(chosen !== null && { tail: chosen }),
  };
}
