import { Lightbulb, Route as RouteIcon, TowerControl } from 'lucide-react';
import type { ReactNode } from 'react';
import { BackLink } from '#app/components/blocks/back-link.tsx';
import { Notice } from '#app/components/blocks/notice.tsx';
import { PageHead } from '#app/components/blocks/page-head.tsx';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { EmbedFrame } from '#app/components/frames/embed-frame.tsx';
import type { Airport } from '@va/schemas/content/airports.ts';
import type { Frame } from '@va/schemas/content/frames.ts';
import { countOf } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';
import { AirportFacts } from './airport-facts.tsx';
import { Link } from 'react-router';
import { FlightActions } from '#app/components/flights/flight-actions.tsx';
import { FlightFacts } from '#app/components/flights/flight-facts.tsx';
import type { Departure } from '#app/components/flights/departure-list.tsx';
import { EmptyState } from '@va/ui/controls/empty-state.tsx';
import { distanceNm } from '@va/domain/great-circle.ts';
import { MissingEntry } from '#app/components/blocks/missing-entry.tsx';
import { shorten } from '@va/domain/texts.ts';

interface Destination {
  airport: Airport;
  /** The direct flight there, where there is one. */
  flight: Departure | undefined;
}

interface DestinationListProps {
  from: Airport;
  destinations: readonly Destination[];
}

/** The destinations: each a badge that leads to its airport, then the flight there and what one does with it. */
function DestinationList({ from, destinations }: DestinationListProps) {
  if (destinations.length === 0) {
    return (
      <EmptyState icon={RouteIcon} title="Por ahora no hay rutas regulares desde este aeropuerto." compact />
    );
  }
  return (
    <div className="@container">
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 @4xl:grid-cols-2">
        {destinations.map((destination) => (
          <li
            key={destination.airport.icao}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-line py-1.5"
          >
            <Row from={from} destination={destination} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Row({ from, destination: { airport, flight } }: { from: Airport; destination: Destination }) {
  const nm = flight?.nm ?? distanceNm(from, airport);
  return (
    <>
      <span className="grid min-w-0 grow justify-items-start gap-0.5">
        <Link
          to={paths.airport(airport.icao)}
          className="inline-flex min-h-8 items-center gap-2 rounded-full border border-line bg-surface px-3 hover:border-link"
        >
          <span className="font-mono font-bold tracking-wider text-link">{airport.icao}</span>{' '}
          <span className="leading-tight">{airport.name}</span>
        </Link>
        <span className="px-1 text-xs text-ink-2">
          <FlightFacts flight={{ ...flight, from: undefined, to: undefined, nm }} />
        </span>
      </span>
      {flight && (
        <FlightActions inHand={flight.inHand} dispatch={flight.dispatch} from={from.icao} to={airport.icao} />
      )}
    </>
  );
}

interface AirportPageProps {
  airport: Airport;
  destinations: readonly Destination[];
  briefingFrame: Frame;
  /** The notices in force about it. */
  notices: ReactNode;
  /** The airport on the map of the network. */
  map: ReactNode;
  /** Present weather; undefined if the airline has switched that view off. */
  weather: ReactNode;
  /** Whether the airline has the page «¿Qué vuelo hoy?». */
  hasFlightIdeas: boolean;
}

/** An airport: what it is, where one flies from it, and its operational briefing. */
export function AirportPage(props: AirportPageProps) {
  const { airport, destinations, briefingFrame, notices, map, weather, hasFlightIdeas } = props;
  return (
    <>
      <PageHead
        eyebrow={`${airport.country} · ${airport.iata}`}
        title={`${airport.icao} · ${airport.name}`}
        lead={airport.officialName}
        actions={<BackLink to={paths.airports}>Volver a los aeropuertos</BackLink>}
      />
      {notices}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <AirportFacts airport={airport} />
        <PageSection id="destinos" title={countOf(destinations.length, 'destino', 'destinos')}>
          {hasFlightIdeas && destinations.some(({ flight }) => flight) && (
            <ButtonLink to={paths.flightIdeasFrom(airport.icao)} className="mb-2">
              <Lightbulb aria-hidden className="size-4" />
              ¿Qué vuelo hoy desde {airport.icao}?
            </ButtonLink>
          )}
          <DestinationList from={airport} destinations={destinations} />
          <div className="mt-4 overflow-hidden rounded-lg border border-line">{map}</div>
        </PageSection>
        {/* Below the links to other airports, since it loads late with an unknown height and would move them. */}
        {weather && (
          <PageSection id="meteorologia" title="Meteorología">
            {weather}
          </PageSection>
        )}
        <section aria-labelledby="briefing">
          {/* The frame has its title in sight already. */}
          <h2 id="briefing" className={airport.briefingUrl ? 'sr-only' : 'mb-3 text-xl font-bold'}>
            Briefing operacional
          </h2>
          {airport.briefingUrl ? (
            <EmbedFrame frame={briefingFrame} url={airport.briefingUrl} titleSuffix={airport.icao} />
          ) : (
            <Notice title="No disponible por el momento">
              <p>El briefing para este aeropuerto estará disponible próximamente.</p>
            </Notice>
          )}
        </section>
      </div>
    </>
  );
}

/** The page of a code that no airport of the network has. */
export function MissingAirport({ icao }: { icao: string }) {
  return (
    <MissingEntry
      title="Aeropuerto no encontrado"
      explanation={`«${shorten(icao)}» no es un aeropuerto de la red. Comprueba el código OACI o busca en la lista.`}
      back={{ to: paths.airports, label: 'Volver a los aeropuertos' }}
      icon={TowerControl}
    />
  );
}
