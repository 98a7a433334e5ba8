import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { PlaneTakeoff, TicketCheck } from 'lucide-react';
import { rotationsQuery, type Rotations, bookRotation } from '#app/api/proposals.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { maintenanceQuery } from '#app/api/maintenance.ts';
import { MaintenanceNote } from '#app/components/maintenance-note.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { ButtonLink } from '#app/components/text-link.tsx';
import { paths } from '#app/config/paths.ts';
import { formatHours } from '@va/domain/quantities.ts';
import { countOf } from '@va/domain/numbers.ts';
import { clsx } from 'clsx/lite';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { UtcTime } from '#app/components/clock-time.tsx';
import { noticeSource } from '#app/api/notices.ts';
import { useBookBy } from '#app/api/use-book.ts';
import { ActButton } from '#app/components/act-button.tsx';
import { FormProblem } from '#app/components/form-problem.tsx';
import { noticesInProblem } from '#app/components/notices/notices-named.ts';
import { ReadNotices } from '#app/components/notices/read-notices.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { bookingName } from '#app/lib/booking-name.ts';
import { daysBetween, shortMoment } from '#app/lib/times.ts';

type Rotation = Rotations['items'][number];

/** Days that one aircraft could fly, by number of flights, with the button to book one. */
function RotationCard({ days }: { days: readonly Rotation[] }) {
  const navigate = useNavigate();
  const book = useBookBy(bookRotation, () => void navigate(paths.bookings));
  // The longest that most pilots have an evening for.
  const [wanted, setWanted] = useState(4);
  const day = days.findLast(({ legs }) => legs.length <= wanted) ?? days[0];
  const [first, last] = [day?.legs[0], day?.legs.at(-1)];
  if (!day || !first || !last) return null;
  const count = countOf(day.legs.length, 'etapa', 'etapas');
  return (
    <SectionCard title={<span className="font-mono">{day.tail}</span>} aside={day.model} high>
      {days.length > 1 && (
        <div className="flex flex-wrap items-center gap-x-3">
          <span aria-hidden className="text-sm">
            Etapas
          </span>
          <div
            role="group"
            aria-label={`Etapas de ${day.tail}`}
            className="flex rounded-md border border-control"
          >
            {days.map(({ legs: { length } }) => (
              <button
                key={length}
                type="button"
                aria-pressed={length === day.legs.length}
                onClick={() => setWanted(length)}
                className={clsx(
                  'min-h-9 px-3 text-sm font-bold first:rounded-l-md last:rounded-r-md pointer-coarse:min-h-11',
                  length === day.legs.length ? 'bg-link text-surface' : 'bg-surface text-ink',
                )}
              >
                {length} <span className="sr-only">etapas</span>
              </button>
            ))}
          </div>
        </div>
      )}
      <p className="text-sm">
        {count} desde el {shortMoment(first.std)} hasta las <UtcTime at={last.sta} />
        {daysBetween(first.std, last.sta) > 0 && ' del día siguiente'}: {formatHours(day.blockMin)} de vuelo.
        Vale {countOf(day.points, 'punto', 'puntos')} o más.
      </p>
      {day.likes.length > 0 && <p className="text-sm text-ink-2">{day.likes.join(' ')}</p>}
      <ol className="grid gap-2 text-sm">
        {day.legs.map((leg) => (
          <li
            key={leg.flightId}
            className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3"
          >
            <span className="tabular-nums">
              <UtcTime at={leg.std} />
            </span>
            <span className="min-w-0">
              <b className="font-mono">
                {leg.dep.icao}&nbsp;→&nbsp;{leg.arr.icao}
              </b>{' '}
              <span className="text-ink-2">{leg.arr.city}</span>
            </span>
            <span className="text-ink-2 tabular-nums">{bookingName(leg)}</span>
          </li>
        ))}
      </ol>
      <FormProblem error={book.error} />
      <ReadNotices slugs={noticesInProblem(book.error)} source={noticeSource} />
      <ActButton
        act={book}
        input={{ tail: day.tail, legs: day.legs.map(({ flightId, date }) => ({ flightId, date })) }}
        variant="secondary"
        className="mt-auto self-start"
      >
        <TicketCheck aria-hidden className="size-4" />
        Reservar las {count}
        <span className="sr-only"> de {day.tail}</span>
      </ActButton>
    </SectionCard>
  );
}

/** Days of the aircraft at the pilot's airport, each bookable at once. */
export function RotationsPage() {
  const rotations = useQuery(rotationsQuery);
  const maintenance = useQuery(maintenanceQuery);
  return (
    <>
      <PageHead
        eyebrow="Reservar vuelo"
        title="El día de un avión"
        lead="Varias etapas seguidas con la misma matrícula, en un solo acto y como una sola reserva. La que no vueles se libera sola."
        actions={<ButtonLink to={paths.flights}>Ver el horario</ButtonLink>}
      />
      <MaintenanceNote sentence={maintenance.data?.sentence} />
      <Loaded query={rotations} what="los días de avión">
        {(found) => {
          const tails = byTail(found.items);
          return tails.length === 0 ? (
            <None {...found} />
          ) : (
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
              {tails.map((days) => (
                <RotationCard key={days[0]?.tail} days={days} />
              ))}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function None({ most, place }: Rotations) {
  return (
    <EmptyState icon={PlaneTakeoff} title="Ningún día de avión" compact>
      <p className="text-ink-2">
        {most < 2
          ? 'La compañía no los ofrece. Reserva los vuelos uno a uno.'
          : `En ${place.city} (${place.icao}) no hay ahora un avión libre que pueda salir y volver. Prueba más tarde, o reserva los vuelos uno a uno.`}
      </p>
    </EmptyState>
  );
}

/** The days of each tail together. */
function byTail(items: Rotations['items']): Rotations['items'][] {
  const tails = new Map<string, Rotations['items']>();
  for (const day of items) tails.set(day.tail, [...(tails.get(day.tail) ?? []), day]);
  return [...tails.values()];
}
