import { useMutation } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useRef } from 'react';
import { createBooking } from '#app/api/bookings.ts';
import type { Departure } from '#app/api/flights.ts';
import { airline } from '#app/config/airline.ts';
import { isTailTaken } from '#app/lib/problem.ts';
import { utcTime } from '#app/lib/times.ts';

type Order = Parameters<typeof createBooking>[0];

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

/** Books flights, and says so when it is done. The same order again, after an answer that was lost, is the same act. */
export function useBook() {
  const act = useRef({ order: '', key: '' });
  const book = useMutation({
    mutationFn: (body: Order) => {
      const order = JSON.stringify(body);
      if (act.current.order !== order) act.current = { order, key: crypto.randomUUID() };
      return createBooking(body, act.current.key);
    },
    onSuccess: ({ bookings }) => {
      act.current = { order: '', key: '' };
      const names = bookings.map(
        ({ number, dep, arr, std }) =>
          `${number === null ? 'Vuelo libre' : `${airline.icaoCode} ${number}`} de ${dep.city} a ${arr.city}, ${utcTime(std)}`,
      );
      showToast({ title: 'Reservado', description: `${names.join('; ')}.` });
    },
  });
  /** Whether somebody has the tail of just these flights: what the pilot was told of another order is not agreed for this one. */
  const taken = (legs: Order['legs']) =>
    isTailTaken(book.error) && JSON.stringify(book.variables?.legs) === JSON.stringify(legs);
  return { ...book, taken };
}
