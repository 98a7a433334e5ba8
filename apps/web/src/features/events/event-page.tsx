import { useQuery } from '@tanstack/react-query';
import type { EventDetail, EventPilot } from '@va/contract/tours-and-events/events.ts';
import { eventQuery, eventPilotsQuery } from '#app/api/events.ts';
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
import { EventSignUp } from './event-sign-up.tsx';
import { eventConditions, eventCount, eventHours, eventPlaces, eventState } from './event-words.ts';
import { countOf } from '@va/domain/numbers.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { PilotLink } from '#app/components/pilot-link.tsx';
import { RowList } from '#app/components/row-list.tsx';
import { shortMoment } from '#app/lib/times.ts';

const STATES = { counts: 'Participa', pending: 'En decisión', signed: 'Apuntado', no: 'Sin vuelo' } as const;

/** Pilots who signed up and, after the first landing, those who flew. */
function EventPeople({ event, now }: { event: EventDetail; now: number }) {
  const pilots = useQuery(eventPilotsQuery(event.id));
  const over = now > Date.parse(event.endsAt);
  return (
    <SectionCard
      title={over ? 'Resultados' : 'Quién viene'}
      aside={pilots.data && countOf(pilots.data.length, 'piloto', 'pilotos')}
    >
      <Loaded query={pilots} what="los participantes">
        {(rows) => (
          <RowList
            none={over ? 'No lo voló nadie.' : 'Todavía no viene nadie.'}
            rows={rows.map((pilot) => ({
              key: pilot.callsign,
              title: <PilotLink callsign={pilot.callsign} />,
              detail: [pilot.own ? 'Tú' : pilot.name, whatOf(pilot)].filter(Boolean).join(' · '),
              action: (
                <Badge tone={pilot.state === 'counts' ? 'gold' : 'neutral'}>{STATES[pilot.state]}</Badge>
              ),
            }))}
          />
        )}
      </Loaded>
    </SectionCard>
  );
}

function whatOf({ flight, slot }: EventPilot): string | null {
  if (flight) return `${flight.dep}–${flight.arr}, ${shortMoment(flight.offBlock)}`;
  return slot && `turno del ${shortMoment(slot)}`;
}

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
