import { useQuery } from '@tanstack/react-query';
import type { EventDetail } from '@va/contract/tours-and-events/events.ts';
import { eventQuery } from '#app/api/events.ts';
import { useSession } from '#app/api/use-session.ts';
import { ConditionsCard } from '#app/components/conditions-card.tsx';
import { FactList } from '#app/components/fact-list.tsx';
import { Loaded } from '#app/components/loaded.tsx';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { LazyMap } from '#app/components/maps/lazy-map.tsx';
import { MissingHead } from '#app/components/missing-head.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { SectionCard } from '#app/components/section-card.tsx';
import { StateLine } from '#app/components/state-line.tsx';
import { paths } from '#app/config/paths.ts';
import { useNow } from '#app/lib/use-now.ts';
import { EventFlights } from './event-flights.tsx';
import { EventPeople } from './event-people.tsx';
import { EventSignUp } from './event-sign-up.tsx';
import { eventConditions, eventCount, eventHours, eventPlaces, eventState } from './event-words.ts';

const loadMap = async () => (await import('./event-map.tsx')).EventMap;

/** Page of one event: time, airports, sign-up, its flight, and the participants. */
export function EventPage({ id }: { id: string }) {
  const { pilot, can } = useSession();
  const query = useQuery(eventQuery(id));
  const now = useNow();
  return (
    <>
      {query.isLoadingError && (
        <MissingHead
          eyebrow="Eventos"
          title="No se puede abrir el evento"
          all={{ to: paths.events, label: 'Todos los eventos' }}
        />
      )}
      <Loaded query={query} what="el evento">
        {(event) => (
          <>
            <PageHead
              eyebrow={`Evento · ${eventState(event, now)}`}
              title={event.name}
              lead={`${eventPlaces(event)}.`}
            />
            <div className="grid grid-cols-1 items-start gap-4">
              {event.cancelled && (
                <StateLine kind="failed" title="El evento está cancelado.">
                  <span>{event.cancelled.reason}</span>
                </StateLine>
              )}
              <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[3fr_2fr]">
                <div className="grid grid-cols-1 gap-4">
                  <About event={event} now={now} />
                  {pilot && <EventFlights event={event} />}
                </div>
                <div className="grid grid-cols-1 gap-4">
                  {pilot && <EventSignUp event={event} now={now} />}
                  <div className="overflow-clip rounded-lg border border-line">
                    <LazyMap what="El mapa" load={loadMap} props={{ event }} aspect={ASPECTS.event} />
                  </div>
                  <ConditionsCard
                    title="Para que el vuelo cuente"
                    all={{ to: paths.events, label: 'Todos los eventos' }}
                    conditions={eventConditions(event)}
                  />
                </div>
              </div>
              {can('map.all') && <EventPeople event={event} now={now} />}
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function About({ event, now }: { event: EventDetail; now: number }) {
  return (
    <SectionCard title="Cuándo y dónde">
      <FactList
        facts={[
          ['Hora UTC', eventHours(event, 'UTC')],
          ['En tu hora', eventHours(event, undefined)],
          ['Puntos', `${event.points}, una vez`],
          ['Participación', eventCount(event, now)],
        ]}
      />
      {event.body
        .split(/\n{2,}/)
        .filter(Boolean)
        .map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line wrap-anywhere">
            {paragraph}
          </p>
        ))}
    </SectionCard>
  );
}
