import { useMutation } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useRef } from 'react';
import { bookingName } from '#app/lib/booking-name.ts';
import { isTailTaken } from '#app/lib/problem.ts';
import { utcTime } from '#app/lib/times.ts';
import { type Booking, createBooking } from './bookings.ts';

type Order = Parameters<typeof createBooking>[0];

/**
 * Books flights by an act, and says so when it is done. The same order again, after an answer that was lost, is the same
 * act.
 * @param onBooked gets the code of the first booking, also where the button is gone because the flight is booked
 */
export function useBookBy<Body>(
  send: (body: Body, idempotencyKey: string) => Promise<{ bookings: Booking[] }>,
  onBooked?: (code: string) => void,
) {
  const act = useRef({ order: '', key: '' });
  return useMutation({
    mutationFn: (body: Body) => {
      const order = JSON.stringify(body);
      if (act.current.order !== order) act.current = { order, key: crypto.randomUUID() };
      return send(body, act.current.key);
    },
    onSuccess: ({ bookings }) => {
      act.current = { order: '', key: '' };
      const names = bookings.map(
        (made) => `${bookingName(made)} de ${made.dep.city} a ${made.arr.city}, ${utcTime(made.std)}`,
      );
      showToast({ title: 'Reservado', description: `${names.join('; ')}.` });
      const [made] = bookings;
      if (made) onBooked?.(made.code);
    },
  });
}

/** Books the flights that a pilot has chosen: see `useBookBy`. */
export function useBook(onBooked?: (code: string) => void) {
  const book = useBookBy<Order>(createBooking, onBooked);
  /** Whether somebody has the tail of just these flights: what the pilot was told of another order is not agreed for this one. */
  const taken = (legs: Order['legs']) =>
    isTailTaken(book.error) && JSON.stringify(book.variables?.legs) === JSON.stringify(legs);
  return { ...book, taken };
}
