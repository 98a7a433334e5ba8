import { countOf } from '@va/domain/numbers.ts';
import type { EventDetail } from '@va/contract/tours-and-events/events.ts';
import { TicketCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { createBooking } from '#app/api/bookings.ts';
import { noticeSource } from '#app/api/notices.ts';
import { useBook } from '#app/api/use-book.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { airline } from '#app/config/airline.ts';
import { paths } from '#app/config/paths.ts';
import { shortMoment } from '#app/lib/times.ts';

type Leg = Parameters<typeof createBooking>[0]['legs'][number];

/** Flight for the event: the one flown, the booked one, or those that can be booked with one click. */
export function EventFlights({ event }: { event: EventDetail }) {
  const { flights, free, flown, bookingCode, id } = event;
  if (flown)
    return (
      <SectionCard title="Tu vuelo">
        <p>
          {
            {
              counts: `Cuenta: sumas ${countOf(event.points, 'punto', 'puntos')}.`,
              pending: 'Está en decisión: si se acepta, cuenta.',
              no: `No cuenta. ${flown.reason ?? ''}`,
            }[flown.state]
          }
        </p>
        <TextLink to={paths.report(flown.code)} className="justify-self-start">
          Ver el informe
        </TextLink>
      </SectionCard>
    );
  if (bookingCode)
    return (
      <SectionCard title="Tu vuelo">
        <p>Ya lo tienes reservado.</p>
        <ButtonLink to={paths.booking(bookingCode)} variant="primary">
          Ver tu reserva
        </ButtonLink>
      </SectionCard>
    );
  const offers: Offer[] = [
    ...flights.map(({ flightId, date, number, std, dep, arr }) => ({
      key: `${flightId} ${date}`,
      name: `${airline.icaoCode} ${number}`,
      route: `${dep.city}–${arr.city}`,
      std,
      leg: { flightId, date, event: id },
    })),
    ...(free
      ? [
          {
            key: 'free',
            name: 'Vuelo libre',
            route: `${free.dep.city}–${free.arr.city}`,
            std: free.std,
            leg: { dep: free.dep.icao, arr: free.arr.icao, std: free.std, event: id },
          },
        ]
      : []),
  ];
  return offers.length === 0 ? null : <Offers offers={offers} />;
}

interface Offer {
  key: string;
  name: string;
  route: string;
  std: string;
  leg: Leg;
}

/** The first to leave comes first. */
const byDeparture = (offers: readonly Offer[]) =>
  offers.toSorted((a, b) => Date.parse(a.std) - Date.parse(b.std));

function Offers({ offers }: { offers: readonly Offer[] }) {
  const navigate = useNavigate();
  const book = useBook((code) => void navigate(paths.booking(code)));
  return (
    <SectionCard title="Reserva su vuelo">
      <FormProblem error={book.error} />
      <ReadNotices slugs={noticesInProblem(book.error)} source={noticeSource} />
      <RowList
        rows={byDeparture(offers).map((offer) => ({
          key: offer.key,
          title: `${offer.name}, ${offer.route}`,
          detail: `Salida el ${shortMoment(offer.std)}`,
          action: (
            <ActButton
              act={book}
              input={{ legs: [offer.leg], acceptSharedTail: book.taken([offer.leg]) }}
              size="sm"
              aria-label={`Reservar ${offer.name}, ${offer.route}, ${shortMoment(offer.std)}`}
            >
              <TicketCheck aria-hidden className="size-4" />
              {book.taken([offer.leg]) ? 'Compartir el avión' : 'Reservar'}
            </ActButton>
          ),
        }))}
      />
    </SectionCard>
  );
}
