import { useMutation } from '@tanstack/react-query';
import { showToast } from '@va/ui/controls/toast-store.ts';
import { useRef } from 'react';
import { bookingName } from '#app/lib/booking-name.ts';
import { isTailTaken } from '#app/lib/problem.ts';
import { utcTime } from '#app/lib/times.ts';
import { type Booking, createBooking } from './bookings.ts';

type Order = Parameters<typeof createBooking>[0];

/**
 * Books flights with `send` and reports the result. Repeating the same order after a lost answer does not book twice.
 * @param onBooked gets the code of the first booking, even if the button has gone because the flight is booked
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

/** Books flights that the pilot has chosen; see `useBookBy`. */
export function useBook(onBooked?: (code: string) => void) {
  const book = useBookBy<Order>(createBooking, onBooked);
  /**
   * Whether the tail of exactly these flights is taken. The pilot's consent to share a tail is valid only for the order
   * that was refused.
   */
  const taken = (legs: Order['legs']) =>
    isTailTaken(book.error) && JSON.stringify(book.variables?.legs) === JSON.stringify(legs);
  return { ...book, taken };
}
