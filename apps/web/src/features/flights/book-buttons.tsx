import { TicketCheck } from 'lucide-react';
import { noticeSource } from '#app/api/notices.ts';
import type { Departure } from '#app/api/flights.ts';
import { useBook } from '#app/api/use-book.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { airline } from '#app/config/airline.ts';
import { isTailTaken } from '#app/lib/problem.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { outLeg } from './out-leg.ts';

/**
 * Buttons to book a departure, alone or with its return. A taken tail is shared only after the pilot has read who holds
 * it.
 */
export function BookButtons({
  departure,
  variant = 'primary',
}: {
  departure: Departure;
  /** Look of the button that books it alone: `secondary` if several departures are listed. */
  variant?: 'primary' | 'secondary';
}) {
  const book = useBook();
  const {
    number,
    returns: [back],
  } = departure;
  const out = outLeg(departure);
  const taken = isTailTaken(book.error) && book.variables;
  return (
    <div className="grid justify-items-start gap-3">
      <FormProblem error={book.error} />
      <ReadNotices slugs={noticesInProblem(book.error)} source={noticeSource} />
      {taken ? (
        <ActButton act={book} input={{ legs: taken.legs, acceptSharedTail: true }} variant={variant}>
          Compartir el avión y reservar
        </ActButton>
      ) : (
        <ActButton act={book} input={{ legs: [out] }} variant={variant}>
          <TicketCheck aria-hidden className="size-4" />
          Reservar {airline.icaoCode} {number}
        </ActButton>
      )}
      {back && !taken && (
        <ActButton act={book} input={{ legs: [out, { flightId: back.flightId, date: back.date }] }}>
          Reservar ida y vuelta ({number} y {back.number})
        </ActButton>
      )}
    </div>
  );
}
