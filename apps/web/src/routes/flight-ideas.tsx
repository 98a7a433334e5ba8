import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { airline } from '#app/content/airline.ts';
import { airports, findAirport } from '#app/content/airports.ts';
import { findFeed } from '#app/content/feeds.ts';
import { flightBetween, network } from '#app/content/network.ts';
import { types } from '#app/content/types.ts';
import { IdeasPage } from '#app/features/ideas/ideas-page.tsx';
import { AirportCategory } from '#app/features/weather/lazy-weather.tsx';
import { networkLegs } from '@va/domain/flights/network.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';

const typeChoices = types.map(({ model, range }) => ({ value: model, label: `${model} · ${range}` }));
const airportChoices = airports.map(({ icao, name }) => ({ value: icao, label: `${icao} · ${name}` }));
const legs = networkLegs(network);

export function Component() {
  const metar = findFeed('vatsim-metar');
  if (!airline.views.flightIdeas) return <NotFoundPage />;
  return (
    <IdeasPage
      base={airline.base.icao}
      airports={airportChoices}
      types={typeChoices}
      legs={legs}
      turnaroundMinutes={airline.turnaroundMinutes}
      describe={flightBetween}
      weather={metar && ((icao) => categoryOf(metar, icao))}
      hasMyPlan={findFeed('simbrief-plan') !== undefined}
    />
  );
}

function categoryOf(metar: Feed, icao: string) {
  const airport = findAirport(icao);
  return airport && <AirportCategory feed={metar} airport={airport} />;
}
