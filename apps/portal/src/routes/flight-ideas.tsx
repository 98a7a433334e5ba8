import { FileClock, FileText } from 'lucide-react';
import { NotFoundPage } from '#app/components/blocks/not-found-page.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { airline } from '#app/content/airline.ts';
import { networkFlight } from '#app/content/departures.ts';
import { findFeed } from '#app/content/feeds.ts';
import { networkLegs } from '#app/content/legs.ts';
import { airports, findAirport } from '#app/content/airports.ts';
import { findRoute } from '#app/content/routes.ts';
import type { Feed } from '@va/schemas/content/feeds.ts';
import { types } from '#app/content/types.ts';
import { IdeasPage } from '#app/features/ideas/ideas-page.tsx';
import { AirportCategory } from '#app/features/weather/lazy-weather.tsx';
import { paths } from '#app/lib/paths.ts';

const typeChoices = types.map(({ model, range }) => ({ value: model, label: `${model} · ${range}` }));
const airportChoices = airports.map(({ icao, name }) => ({ value: icao, label: `${icao} · ${name}` }));

export function Component() {
  const metar = findFeed('vatsim-metar');
  if (!airline.views.flightIdeas) return <NotFoundPage />;
  return (
    <IdeasPage
      base={airline.base.icao}
      airports={airportChoices}
      types={typeChoices}
      legs={networkLegs}
      turnaroundMinutes={airline.turnaroundMinutes}
      describe={describe}
      weather={metar && ((icao) => categoryOf(metar, icao))}
      actions={
        <>
          {findFeed('simbrief-plan') && (
            <ButtonLink to={paths.myPlan}>
              <FileClock aria-hidden className="size-4" />
              Mi último plan
            </ButtonLink>
          )}
          <ButtonLink to={paths.flightPlan}>
            <FileText aria-hidden className="size-4" />
            Briefing de vuelo
          </ButtonLink>
        </>
      }
    />
  );
}

function categoryOf(metar: Feed, icao: string) {
  const airport = findAirport(icao);
  return airport && <AirportCategory feed={metar} airport={airport} />;
}

function describe(from: string, to: string) {
  const flight = networkFlight({ from, to });
  return flight && { ...flight, note: findRoute(from, to)?.note };
}
