import { useQuery } from '@tanstack/react-query';
import { countOf } from '@va/domain/numbers.ts';
import type { EventSummary } from '@va/contract/tours-and-events/events.ts';
import { Badge } from '@va/ui/controls/badge.tsx';
import { Card } from '@va/ui/controls/card.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { CalendarDays } from 'lucide-react';
import { eventsQuery, focusAirportsQuery } from '#app/api/events.ts';
import { Loaded } from '#app/components/loaded.tsx';
import { PageHead } from '#app/components/page-head.tsx';
import { TextLink } from '#app/components/text-link.tsx';
import { platformBase } from '#app/config/base-path.ts';
import { paths } from '#app/config/paths.ts';
import { useNow } from '#app/lib/use-now.ts';
import {
  eventCount,
  eventHours,
  eventPlaces,
  eventState,
  focusBonus,
  focusDays,
  focusTypes,
} from './event-words.ts';
import type { FocusCampaign } from '@va/contract/points/flight-points.ts';
import { airline } from '#app/config/airline.ts';
import { PARAMETERS } from '#app/lib/flight-filters.ts';

const STATES = { now: 'En vigor', next: 'Próximo', over: 'Terminado' } as const;

/** Focus Airports with days, types, bonus left and flights, and a link to fly there. */
function FocusAirports() {
  const campaigns = useQuery(focusAirportsQuery);
  return (
    <section aria-labelledby="focus-airports" className="grid grid-cols-1 gap-3">
      <h2 id="focus-airports" className="text-lg font-bold">
        Focus Airports
      </h2>
      <Loaded query={campaigns} what="los Focus Airports">
        {(items) =>
          items.length === 0 ? (
            <p className="text-ink-2">Ahora no hay ninguno.</p>
          ) : (
            <ul
              aria-label="Focus Airports"
              className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3"
            >
              {items.map((campaign) => (
                <li key={`${campaign.airport.icao} ${campaign.from}`}>
                  <Campaign campaign={campaign} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Campaign({ campaign }: { campaign: FocusCampaign }) {
  const { airport, state, flights, pilots } = campaign;
  const search = new URLSearchParams({
    [PARAMETERS.origin]: airline.base.icao,
    [PARAMETERS.destination]: airport.icao,
    [PARAMETERS.type]: campaign.types[0]?.id ?? '',
  });
  return (
    <Card className="grid h-full content-start gap-2 p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h3 className="text-lg font-bold">
          {airport.city} ({airport.icao})
        </h3>
        <Badge tone={state === 'now' ? 'gold' : 'neutral'}>{STATES[state]}</Badge>
      </div>
      <p className="font-bold">{focusDays(campaign)}</p>
      <p className="text-sm">Con {focusTypes(campaign)}</p>
      <p className="text-sm">{focusBonus(campaign)}</p>
      <p className="text-sm text-ink-2">
        {flights === 0
          ? 'Sin vuelos con bonificación todavía'
          : `${countOf(flights, 'vuelo', 'vuelos')} con bonificación, de ${countOf(pilots, 'piloto', 'pilotos')}`}
      </p>
      {state === 'now' && (
        <TextLink to={`${paths.freeFlight}?${search}`} className="justify-self-start">
          Reservar vuelo a {airport.city}
        </TextLink>
      )}
    </Card>
  );
}

/** Page of the events: coming and present ones, then those that are over. */
export function EventsPage() {
  const events = useQuery(eventsQuery);
  const now = useNow();
  return (
    <>
      <PageHead
        eyebrow="Eventos"
        title="Calendario de eventos"
        lead="Unas horas, unos aeropuertos y puntos por participar."
        actions={
          <a href={`${platformBase}/calendario/eventos.ics`} className="text-link underline">
            Calendario de eventos (iCal)
          </a>
        }
      />
      <Loaded query={events} what="los eventos">
        {(items) => {
          const over = (event: EventSummary) => event.cancelled !== null || Date.parse(event.endsAt) < now;
          const next = items.filter((event) => !over(event));
          const past = items.filter(over).toReversed();
          return (
            <div className="grid grid-cols-1 gap-6">
              {next.length === 0 ? (
                <EmptyState icon={CalendarDays} title="Ahora no hay ningún evento anunciado" compact>
                  <p className="text-ink-2">Al anunciarse uno, sale aquí y en el calendario de eventos.</p>
                </EmptyState>
              ) : (
                <EventList label="Próximos eventos" events={next} now={now} />
              )}
              <FocusAirports />
              {past.length > 0 && (
                <section aria-labelledby="past-events" className="grid grid-cols-1 gap-3">
                  <h2 id="past-events" className="text-lg font-bold">
                    Los que ya pasaron
                  </h2>
                  <EventList label="Eventos pasados" events={past} now={now} />
                </section>
              )}
            </div>
          );
        }}
      </Loaded>
    </>
  );
}

function EventList({ label, events, now }: { label: string; events: readonly EventSummary[]; now: number }) {
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
      {events.map((event) => (
        <li key={event.id}>
          <Card className="grid h-full content-start gap-2 p-4">
            <div className="flex flex-wrap items-baseline justify-between gap-2">
              <h3 className="min-w-0 text-lg font-bold wrap-anywhere">
                <TextLink to={paths.event(event.id)}>{event.name}</TextLink>
              </h3>
              <Badge tone={event.own?.signedAt ? 'gold' : 'neutral'}>
                {event.own?.signedAt && !event.cancelled ? 'Apuntado' : eventState(event, now)}
              </Badge>
            </div>
            <p className="font-bold">{eventHours(event, 'UTC')} UTC</p>
            <p className="text-sm">{eventPlaces(event)}</p>
            <p className="text-sm text-ink-2">
              {countOf(event.points, 'punto', 'puntos')} · {eventCount(event, now)}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
