import { Card } from '@va/ui/controls/card.tsx';
import { TextField } from '@va/ui/controls/field.tsx';
import { Lock, TicketCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { noticeSource } from '#app/api/notices.ts';
import type { Departure } from '#app/api/flights.ts';
import { useBook } from '#app/api/use-book.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { fieldOf } from '#app/lib/form-props.ts';
import { errorAt } from '#app/lib/problem.ts';
import { noticesNamed } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { outLeg } from './out-leg.ts';

/** Button that books with the chosen tail, or the reason why it can't; a taken tail is shared on the second press. */
export function ConfirmBooking({
  departure,
  tail,
  children,
}: {
  departure: Departure;
  tail: string | null;
  /** A few words about the booking, beside the button. */
  children?: ReactNode;
}) {
  const navigate = useNavigate();
  const book = useBook((code) => void navigate(paths.booking(code)));
  const [second, setSecond] = useState('');
  const { bookingCode, refusals } = departure;
  if (bookingCode)
    return (
      <Card className={DOCKED} data-docked="always">
        <ButtonLink to={paths.booking(bookingCode)} variant="primary">
          Ver tu reserva
        </ButtonLink>
      </Card>
    );
  const [refusal] = refusals ?? [];
  if (refusal)
    return (
      <Card className="order-5 grid justify-items-start gap-3 p-5 text-sm lg:order-none">
        <p className="flex gap-2">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span>
            {refusal.message} {refusal.wayOut}
          </span>
        </p>
        <ReadNotices slugs={noticesNamed(refusal)} source={noticeSource} />
      </Card>
    );
  const legs = [outLeg(departure, tail)];
  const taken = book.taken(legs);
  return (
    <>
      <Card className="order-5 p-5 lg:order-none">
        <TextField
          label="Segundo piloto"
          hint="Su indicativo, si vuelas con alguien."
          {...fieldOf(second, (typed) => setSecond(typed.toUpperCase()), errorAt(book.error, '/secondPilot'))}
        />
      </Card>
      <Card className={DOCKED} data-docked="always">
        <FormProblem error={book.error} />
        <div className="flex flex-row-reverse flex-wrap items-center justify-between gap-x-3 gap-y-2 lg:grid lg:grid-cols-1">
          <ActButton
            act={book}
            input={{ legs, acceptSharedTail: taken, ...(second !== '' && { secondPilot: second }) }}
            variant="primary"
          >
            <TicketCheck aria-hidden className="size-4" />
            {taken ? 'Compartir el avión y reservar' : 'Confirmar reserva'}
          </ActButton>
          <div className="text-xs text-ink-2 lg:text-center">
            {children}
            {tail && <p>Con {tail}</p>}
          </div>
        </div>
      </Card>
    </>
  );
}

/** Sticks to the bottom of the window, unless that is so low that it would cover the text. */
const DOCKED = 'tall:sticky tall:bottom-0 tall:z-10 order-7 grid gap-2 p-3 lg:order-none lg:p-4';
