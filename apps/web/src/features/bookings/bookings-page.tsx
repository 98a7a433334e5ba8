import { useQuery } from '@tanstack/react-query';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { PlaneTakeoff } from 'lucide-react';
import { useState } from 'react';
import { keptBookingsQuery } from '#app/api/kept-bookings.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { ButtonLink, TextLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { BoardingPass } from './boarding-pass.tsx';
import { BookingActions } from './booking-actions.tsx';
import { FlownLinks } from './flown-links.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { bookingName } from '#app/lib/booking-name.ts';
import { STATE_TONES, stateWords } from './booking-words.ts';

/** Open bookings as boarding passes, and what became of the others. */
export function BookingsPage() {
  const open = useQuery(keptBookingsQuery('open'));
  const [cursor, setCursor] = useState<string>();
  const past = useQuery(keptBookingsQuery('past', cursor));
  return (
    <>
      <PageHead
        title="Tus reservas"
        lead="Lo que vas a volar y lo que fue de lo demás."
        actions={
          <ButtonLink to={paths.flights} variant={open.data?.items.length === 0 ? 'primary' : 'secondary'}>
            Buscar vuelo
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        <Loaded query={open} what="tus reservas">
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState icon={PlaneTakeoff} title="Nada reservado" compact>
                <p className="text-ink-2">
                  Lo que reserves espera aquí, con su cuenta atrás y lo que cuesta.
                </p>
              </EmptyState>
            ) : (
              items.map((booking, index) => (
                <BoardingPass key={booking.code} booking={booking}>
                  {booking.state === 'reserved' ? (
                    <BookingActions booking={booking} later={index > 0} />
                  ) : (
                    <FlownLinks booking={booking} />
                  )}
                </BoardingPass>
              ))
            )
          }
        </Loaded>
        {/* Above the list that grows. */}
        <CalendarCard />
        <SectionCard title="Anteriores">
          <Loaded query={past} what="las anteriores" inside>
            {({ items, next }) => (
              <>
                <RowList
                  none="Lo que vueles, anules o dejes caducar queda aquí, con lo que fue de cada reserva."
                  rows={items.map((booking) => ({
                    key: booking.code,
                    title: (
                      <TextLink to={paths.booking(booking.code)}>
                        {bookingName(booking)}, {booking.dep.icao}&nbsp;→&nbsp;{booking.arr.icao}
                      </TextLink>
                    ),
                    detail: <Instant at={booking.std} />,
                    action: <StateBadge tone={STATE_TONES[booking.state]}>{stateWords(booking)}</StateBadge>,
                  }))}
                />
                <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
              </>
            )}
          </Loaded>
        </SectionCard>
      </div>
    </>
  );
}
