import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { useSearchParams } from 'react-router';
import { airline } from '#app/content/airline.ts';
import { airports, findAirport } from '#app/content/airports.ts';
import { findFeed } from '#app/content/feeds.ts';
import { flightIn } from '#app/content/flights.ts';
import { frameById } from '#app/content/frames.ts';
import { sections } from '#app/content/sections.ts';
import { windLimitsOf } from '#app/content/types.ts';
import { ChosenFlight } from '#app/features/flight-plan/chosen-flight.tsx';
import { FlightChoice } from '#app/features/flight-plan/flight-choice.tsx';
import { FlightBriefingPage } from '#app/features/flight-plan/flight-briefing-page.tsx';
import { FlightWeather } from '#app/features/weather/flight-weather.tsx';

export function Component() {
  const [search] = useSearchParams();
  const metar = findFeed('vatsim-metar');
  const taf = OWN_PLATFORM ? findFeed('taf') : undefined;
  const flight = flightIn(search, airline.base.icao);
  // A departure alone is no flight yet: the arrival is still to be chosen.
  const chosen = flight && (flight.flight.to !== undefined || flight.doubts.length > 0);
  const from = flight?.flight.from === undefined ? findAirport(airline.base.icao) : flight.from;
  return (
    <FlightBriefingPage
      dispatch={frameById('despacho')}
      flight={
        <FlightChoice airports={airports} from={from} to={flight?.to}>
          {chosen && (
            <ChosenFlight
              flight={flight}
              airline={airline.icaoCode}
              hasPage={(icao) => findAirport(icao) !== undefined}
            />
          )}
        </FlightChoice>
      }
      weather={
        metar && (
          <FlightWeather
            feed={metar}
            from={from}
            to={flight?.to}
            limits={windLimitsOf(flight?.flight.model)}
            forecast={taf}
            departure={flight?.flight.departure}
            blockTime={flight?.scheduled?.blockTime}
          />
        )
      }
      weatherFrames={[frameById('mapa-meteorologico'), frameById('pagina-meteorologica')]}
      hasMyPlan={findFeed('simbrief-plan') !== undefined}
      hasBriefings={sections.briefings}
    />
  );
}
