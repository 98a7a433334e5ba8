import type { Departure } from '#app/api/flights.ts';

/**
 * The order for a departure; books it as the pilot's next stage of a tour and for an event, if it is one.
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
