import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { LazyPart } from '@va/ui/controls/lazy-part.tsx';
import type { ComponentProps } from 'react';
import { PageSection } from '#app/components/blocks/page-section.tsx';
import { airline } from '#app/content/airline.ts';
import { airlineTexts } from '#app/content/airline-texts.ts';
import { airports, findAirport } from '#app/content/airports.ts';
import { findFeed } from '#app/content/feeds.ts';
import { flightBetween, network } from '#app/content/network.ts';
import { types } from '#app/content/types.ts';
import { IdeasPage } from '#app/features/ideas/ideas-page.tsx';
import { AirportCategory } from '#app/features/weather/lazy-weather.tsx';
import { networkLegs } from '@va/domain/flights/network.ts';
import type { LeavesTodayPart } from './parts/leaves-today-part.tsx';
import type { Feed } from '@va/schemas/content/feeds.ts';

const typeChoices = types.map(({ model, range }) => ({ value: model, label: `${model} · ${range}` }));
const airportChoices = airports.map(({ icao, name }) => ({ value: icao, label: `${icao} · ${name}` }));
const legs = networkLegs(network);

export function Component() {
  const metar = findFeed('vatsim-metar');
  return (
    <IdeasPage
      base={airline.base.icao}
      airports={airportChoices}
      types={typeChoices}
      legs={legs}
      turnaroundMinutes={airlineTexts.turnaroundMinutes}
      describe={OWN_PLATFORM ? pairOf : flightBetween}
      today={
        OWN_PLATFORM
          ? (wish, choose, change) => <Today wish={wish} choose={choose} change={change} />
          : undefined
      }
      weather={metar && ((icao) => categoryOf(metar, icao))}
      hasMyPlan={findFeed('simbrief-plan') !== undefined}
    />
  );
}

/** The network's data of a leg without its number, since the platform has several flights of the pair. */
function pairOf(from: string, to: string) {
  const leg = flightBetween(from, to);
  return leg && { ...leg, inHand: { ...leg.inHand, flightNumber: undefined } };
}

/** Departures of today from the platform, in reserved space. */
function Today(props: ComponentProps<typeof LeavesTodayPart>) {
  return (
    <PageSection id="sale-hoy" title="Sale hoy" className="min-h-120 lg:min-h-96">
      <LazyPart
        what="Lo que sale hoy"
        load={async () => (await import('./parts/leaves-today-part.tsx')).LeavesTodayPart}
        props={props}
        chosen
        fallback={<p role="status">Buscando lo que sale hoy…</p>}
      />
    </PageSection>
  );
}

function categoryOf(metar: Feed, icao: string) {
  const airport = findAirport(icao);
  return airport && <AirportCategory feed={metar} airport={airport} />;
}
