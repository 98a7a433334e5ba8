import { Button } from '@va/ui/controls/button.tsx';
import { buttonClass } from '@va/ui/controls/button-class.ts';
import { Lock, TicketCheck } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import type { Departure } from '#app/api/flights.ts';
import { FormProblem } from '#app/components/form-problem.tsx';
import { paths } from '#app/config/paths.ts';
import { ApiProblem } from '#app/lib/problem.ts';
import { useBook } from './use-book.ts';

/** Confirms the booking with the chosen tail, or says why it can't be; a taken tail is shared on the second press. */
export function ConfirmBooking({ departure, tail }: { departure: Departure; tail: string | null }) {
  const book = useBook();
  const navigate = useNavigate();
  const { flightId, date, bookingCode, refusals } = departure;
  if (bookingCode)
    return (
      <Link to={paths.booking(bookingCode)} className={buttonClass({ variant: 'primary' })}>
        Ver tu reserva
      </Link>
    );
  const [refusal] = refusals ?? [];
  if (refusal)
    return (
      <p className="flex gap-2 text-sm">
        <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span>
          {refusal.message} {refusal.wayOut}
        </span>
      </p>
    );
  const taken = book.error instanceof ApiProblem && book.error.problem.code === 'matricula-ocupada';
  const confirm = () =>
    book.mutate(
      { legs: [{ flightId, date, ...(tail !== null && { tail }) }], acceptSharedTail: taken },
      {
        onSuccess: ({ bookings: [made] }) => {
          if (made) void navigate(paths.booking(made.code));
        },
      },
    );
  return (
    <div className="grid gap-3">
      <FormProblem error={book.error} />
      <Button variant="primary" disabled={book.isPending} onClick={confirm}>
        <TicketCheck aria-hidden className="size-4" />
        {taken ? 'Compartir el avión y reservar' : 'Confirmar reserva'}
      </Button>
    </div>
  );
}
