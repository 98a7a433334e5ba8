import { Lightbulb, TowerControl } from 'lucide-react';
import { useParams } from 'react-router';
import type { NetworkMapProps } from '#app/components/maps/network-map.tsx';
import { DepartureList } from '#app/components/flights/departure-list.tsx';
import { Later } from '#app/components/blocks/later.tsx';
import { MissingEntry } from '#app/components/blocks/missing-entry.tsx';
import { ButtonLink } from '#app/components/links/button-link.tsx';
import { airline } from '#app/content/airline.ts';
import { airports, findAirport } from '#app/content/airports.ts';
import { flightsFrom } from '#app/content/departures.ts';
import { findFeed } from '#app/content/feeds.ts';
import { frameById } from '#app/content/frames.ts';
import { findRoute, routes } from '#app/content/routes.ts';
import { AirportPage } from '#app/features/airports/airport-page.tsx';
import { AirportWeather } from '#app/features/weather/lazy-weather.tsx';
import { NETWORK_ASPECT } from '@va/domain/drawings/network-aspect.ts';
import { countOf } from '@va/domain/numbers.ts';
import { paths } from '#app/lib/paths.ts';
import { shorten } from '@va/domain/shorten.ts';

/** The land of the map weighs more than the rest of the page, which is read first. */
async function loadMap() {
  const [{ NetworkMap }, { networkMap }] = await Promise.all([
    import('#app/components/maps/network-map.tsx'),
    import('#app/content/network-map.ts'),
  ]);
  return (props: Omit<NetworkMapProps, 'box' | 'land'>) => (
    <NetworkMap box={networkMap.box} land={networkMap.path} {...props} />
  );
}

export function Component() {
  const { icao = '' } = useParams();
  const airport = findAirport(icao);
  if (!airport) {
    return (
      <MissingEntry
        title="Aeropuerto no encontrado"
        explanation={`«${shorten(icao)}» no es un aeropuerto de la red. Comprueba el código OACI o busca en la lista.`}
        back={{ to: paths.airports, label: 'Volver a los aeropuertos' }}
        icon={TowerControl}
      />
    );
  }
  const metar = findFeed('vatsim-metar');
  const destinations = airport.destinations.flatMap((code) => {
    const destination = airports.find((entry) => entry.icao === code);
    return destination ? [{ airport: destination, route: findRoute(airport.icao, code) }] : [];
  });
  const flights = flightsFrom(airport);
  return (
    <AirportPage
      key={airport.icao}
      airport={airport}
      destinations={destinations}
      briefingFrame={frameById('briefing-aeropuerto')}
      weather={metar && <AirportWeather feed={metar} airport={airport} />}
      departures={
        flights.length > 0 && (
          <div className="grid gap-4">
            {airline.views.flightIdeas && (
              <ButtonLink to={paths.flightIdeasFrom(airport.icao)} className="justify-self-start">
                <Lightbulb aria-hidden className="size-4" />
                ¿Qué vuelo hoy desde {airport.icao}?
              </ButtonLink>
            )}
            <DepartureList departures={flights} showType />
          </div>
        )
      }
      map={
        <Later
          what="El mapa de la red"
          load={loadMap}
          props={{
            places: airports,
            lines: routes.map((route) => route.between),
            highlight: airport.icao,
            base: airline.base.icao,
            label: `${airport.icao} en el mapa de la red, con ${countOf(destinations.length, 'ruta', 'rutas')}`,
          }}
          fallback={
            <div className="bg-(--color-map-sea)" style={{ aspectRatio: NETWORK_ASPECT }}>
              <p className="p-4 text-sm text-(--color-map-dot)">Dibujando el mapa…</p>
            </div>
          }
        />
      }
    />
  );
}
