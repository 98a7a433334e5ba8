import { useQuery } from '@tanstack/react-query';
import { formatHours } from '@va/domain/quantities.ts';
import { scoreWords } from '@va/domain/scoring/score-item.ts';
import { StateBadge } from '@va/ui/controls/state-badge.tsx';
import { useState } from 'react';
import { logbookOfQuery } from '#app/api/reports.ts';
import { Instant } from '#app/components/instant.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { MoreButtons } from '#app/components/more-buttons.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { deskPaths } from '#app/config/desk-paths.ts';
import type { LogbookReport } from '#app/lib/report-types.ts';
import { standingOf } from '#app/lib/report-words.ts';
import { signed } from '#app/lib/signed.ts';
import { BOOKING_STATES } from '@va/domain/booking/booking.ts';
import { Button } from '@va/ui/controls/button.tsx';
import { bookingsOfQuery, cancelBookingOf, type Booking } from '#app/api/bookings.ts';
import { ReasonDialog } from '#app/components/desk-list/reason-dialog.tsx';
import { bookingName } from '#app/lib/booking-name.ts';

/** The flights of a pilot, the latest first, with what each brought and the way to its report. */
export function PilotFlights({ callsign }: { callsign: string }) {
  const [cursor, setCursor] = useState<string>();
  const flights = useQuery(logbookOfQuery(callsign, cursor));
  return (
    <SectionCard title="Últimos vuelos">
      <Loaded query={flights} what="sus vuelos" inside>
        {({ items, next }) => (
          <>
            <RowList none="Todavía no ha volado." rows={items.map(rowOf)} />
            <MoreButtons cursor={cursor} next={next} onMove={setCursor} />
          </>
        )}
      </Loaded>
    </SectionCard>
  );
}

function rowOf(report: LogbookReport) {
  const { code, dep, arr, arrPlanned, offBlock, startedAt, blockMin, score, coverage, points } = report;
  const { word, tone } = standingOf(report);
  return {
    key: code,
    title: (
      <TextLink to={deskPaths.deskReport(code)} className="font-mono">
        {dep.icao} → {(arr ?? arrPlanned).icao}
      </TextLink>
    ),
    detail: (
      <>
        <Instant at={offBlock ?? startedAt} />
        {blockMin !== null && ` · ${formatHours(blockMin)}`}
        {'\u00a0· '}
        {score === null ? 'sin nota' : `nota\u00a0${scoreWords(score, coverage)}`}
        {points !== 0 && `\u00a0· ${signed(points)}\u00a0${Math.abs(points) === 1 ? 'punto' : 'puntos'}`}
      </>
    ),
    action: <StateBadge tone={tone}>{word}</StateBadge>,
  };
}

/** Bookings of a pilot, with a button to cancel them in the company's name. */
export function PilotBookings({ callsign }: { callsign: string }) {
  const open = useQuery(bookingsOfQuery(callsign));
  const [asked, setAsked] = useState<Booking>();
  return (
    <SectionCard title="Reservas abiertas">
      <Loaded query={open} what="sus reservas" inside>
        {(bookings) => (
          <RowList
            none="No tiene nada reservado."
            rows={bookings.map((booking) => ({
              key: booking.code,
              title: nameOf(booking),
              detail: (
                <>
                  <Instant at={booking.std} /> · {booking.tail ?? 'sin avión'} ·{' '}
                  {BOOKING_STATES[booking.state]}
                </>
              ),
              action: booking.state === 'reserved' && (
                <Button
                  size="sm"
                  aria-label={`Anular la reserva de ${nameOf(booking)}`}
                  onClick={() => setAsked(booking)}
                >
                  Anular
                </Button>
              ),
            }))}
          />
        )}
      </Loaded>
      {asked && (
        <ReasonDialog
          title={`Anular la reserva de ${nameOf(asked)}`}
          note={`A ${callsign} no le cuesta puntos. El motivo le llega en un mensaje.`}
          button="Anular la reserva"
          act={(reason) => cancelBookingOf(asked.code, reason)}
          done={{ title: 'Reserva anulada', description: `${callsign} ya tiene el motivo.` }}
          draft={`anular-reserva-${asked.code}`}
          onClose={() => setAsked(undefined)}
        />
      )}
    </SectionCard>
  );
}

function nameOf(booking: Booking): string {
  return `${bookingName(booking)}, ${booking.dep.icao} → ${booking.arr.icao}`;
}
