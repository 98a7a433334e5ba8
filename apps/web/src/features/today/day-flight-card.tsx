import { hoursAndMinutes } from '@va/domain/durations.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Lock, TicketCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { UtcTime } from '#app/components/clock-time.tsx';
import type { Booking } from '#app/api/bookings.ts';
import type { Departure } from '#app/api/flights.ts';
import { noticeSource } from '#app/api/notices.ts';
import { bookDayFlight, type DayFlight, dayFlightQuery } from '#app/api/proposals.ts';
import { useBookBy } from '#app/api/use-book.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { bookingName } from '#app/lib/booking-name.ts';
import { utcTime } from '#app/lib/times.ts';
import { LegLine } from './leg-line.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#app/api/use-session.ts';

/** The pilot's flight of the day; who is suspended may book none, and it is not asked for. */
export function useDayFlight() {
  const { pilot } = useSession();
  return useQuery({ ...dayFlightQuery, enabled: pilot?.status !== 'suspended' });
}

/** The flight that the airline proposes for today, booked with one press; nothing if none leaves any more. */
export function DayFlightCard() {
  const { data } = useDayFlight();
  if (data?.booking) return <Booked booking={data.booking} />;
  return data?.departure ? <Proposed {...data} departure={data.departure} /> : null;
}

function Booked({ booking }: { booking: Booking }) {
  const { code, state, report, dep, arr } = booking;
  const words = {
    reserved: `Tienes reservado ${bookingName(booking)}: sale a las ${utcTime(booking.std)}.`,
    flying: `Estás volando ${bookingName(booking)}.`,
  };
  return (
    <Card dep={dep} arr={arr}>
      <p className="text-sm">
        {state === 'reserved' || state === 'flying' ? words[state] : 'Volado. Mañana hay otro.'}
      </p>
      <div className="mt-auto">
        {state === 'fulfilled' && report !== null ? (
          <TextLink to={paths.report(report)} className="font-bold">
            Ver informe
          </TextLink>
        ) : (
          <ButtonLink to={paths.booking(code)}>Ver tu reserva</ButtonLink>
        )}
      </div>
    </Card>
  );
}

function Proposed({
  departure,
  points,
  unliked,
}: Pick<DayFlight, 'points' | 'unliked'> & { departure: Departure }) {
  const { number, date, dep, arr, std, blockMin, types, typeId, tail, worth, refusals } = departure;
  const book = useBookBy(bookDayFlight);
  const model = types.find(({ id }) => id === typeId)?.model ?? typeId;
  const [refusal] = refusals ?? [];
  return (
    <Card dep={dep} arr={arr} aside={points > 0 ? `+${countOf(points, 'punto', 'puntos')}` : undefined}>
      <p className="text-sm">
        {bookingName(departure)} sale a las <UtcTime at={std} />: {hoursAndMinutes(blockMin)}&nbsp;h con un{' '}
        {model}
        {tail !== null && (
          <>
            , <span className="whitespace-nowrap">{tail}</span>
          </>
        )}
        . Vale de {worth.least} a {countOf(worth.most, 'punto', 'puntos')}.
      </p>
      {(departure.likes.length > 0 || unliked !== null) && (
        <p className="text-sm text-ink-2">{unliked ?? departure.likes.join(' ')}</p>
      )}
      {refusal && (
        <p className="flex gap-2 text-sm">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
          {refusal.message} {refusal.wayOut}
        </p>
      )}
      <FormProblem error={book.error} />
      <ReadNotices slugs={noticesInProblem(book.error)} source={noticeSource} />
      <div className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-2">
        {!refusal && (
          <ActButton act={book} input={{ flightId: departure.flightId, date }} variant="secondary">
            <TicketCheck aria-hidden className="size-4" />
            Reservar el vuelo del día
          </ActButton>
        )}
        <TextLink to={paths.flight(number, date)}>
          Ver el vuelo<span className="sr-only"> del día</span>
        </TextLink>
      </div>
    </Card>
  );
}

interface CardProps extends Pick<Departure, 'dep' | 'arr'> {
  aside?: string | undefined;
  children: ReactNode;
}

function Card({ dep, arr, aside, children }: CardProps) {
  return (
    <SectionCard title="El vuelo del día" aside={aside} high>
      <LegLine dep={dep} arr={arr} />
      {children}
    </SectionCard>
  );
}
