import { OWN_PLATFORM } from '@va/security/own-platform.ts';
import { useParams } from 'react-router';
import { airline } from '#app/content/airline.ts';
import { airports, findAirport } from '#app/content/airports.ts';
import { findFeed } from '#app/content/feeds.ts';
import { frameById } from '#app/content/frames.ts';
import { notamHeads } from '#app/content/notam-heads.ts';
import { NotamsAbout } from '#app/features/notams/notams-about.tsx';
import { flightBetween } from '#app/content/network.ts';
import { routes } from '#app/content/routes.ts';
import { AirportMap } from '#app/features/airports/airport-map.tsx';
import { AirportPage, MissingAirport } from '#app/features/airports/airport-page.tsx';
import { AirportForecastNow } from '#app/features/weather/airport-forecast-now.tsx';
import { AirportWeather } from '#app/features/weather/lazy-weather.tsx';
import { countOf } from '@va/domain/numbers.ts';

const lines = routes.map(({ between }) => between);

export function Component() {
  const { icao = '' } = useParams();
  const airport = findAirport(icao);
  if (!airport) return <MissingAirport icao={icao} />;
  const metar = findFeed('vatsim-metar');
  const taf = OWN_PLATFORM ? findFeed('taf') : undefined;
  const destinations = airport.destinations.flatMap((code) => {
    const destination = findAirport(code);
    return destination ? [{ airport: destination, flight: flightBetween(airport.icao, code) }] : [];
  });
  return (
    <AirportPage
      key={airport.icao}
      notices={<NotamsAbout notams={notamHeads} about={{ airport: airport.icao }} />}
      airport={airport}
      destinations={destinations}
      briefingFrame={frameById('briefing-aeropuerto')}
      hasFlightIdeas={airline.views.flightIdeas}
      weather={
        (metar ?? taf) && (
          <div className="grid gap-4">
            {metar && <AirportWeather feed={metar} airport={airport} />}
            {OWN_PLATFORM && taf && <AirportForecastNow feed={taf} icao={airport.icao} />}
          </div>
        )
      }
      map={
        <AirportMap
          places={airports}
          lines={lines}
          highlight={airport.icao}
          base={airline.base.icao}
          label={`${airport.icao} en el mapa de la red, con ${countOf(destinations.length, 'ruta', 'rutas')}`}
        />
      }
    />
  );
}
