import { Lightbulb } from 'lucide-react';
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
import { DestinationList, type Destination } from './destination-list.tsx';

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
