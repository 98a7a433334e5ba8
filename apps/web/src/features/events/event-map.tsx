import type { MapPlace, MapScene } from '@va/domain/maps/map-scene.ts';
import { bow } from '@va/domain/maps/track-parts.ts';
import type { EventDetail } from '@va/contract/tours-and-events/events.ts';
import { useMemo } from 'react';
import { ASPECTS } from '@va/domain/maps/aspects.ts';
import { SceneMap } from '#app/components/maps/scene-map.tsx';

/** The airports of an event, with the flights that can be booked for it; a picture until it is opened. */
export function EventMap({ event }: { event: EventDetail }) {
  const scene = useMemo(() => eventScene(event), [event]);
  return (
    <SceneMap
      what="El mapa"
      label="Mapa del evento"
      description={`Aeropuertos de ${event.name}: ${event.airports.map(({ city }) => city).join(', ')}`}
      scene={scene}
      aspect={ASPECTS.event}
      leastDegrees={16}
      margin={0.25}
      network={[]}
      onRequest
    />
  );
}

function eventScene({ airports, flights, free }: EventDetail): MapScene {
  const pairs = [...flights, ...(free ? [free] : [])];
  const own = new Set(airports.map(({ icao }) => icao));
  const others = pairs.flatMap(({ dep, arr }) => [dep, arr]).filter(({ icao }) => !own.has(icao));
  const places = new Map([...others, ...airports].map((place) => [place.icao, place]));
  const ways = new Map(pairs.map(({ dep, arr }) => [`${dep.icao} ${arr.icao}`, bow(dep, arr)]));
  return {
    flights: [],
    lines: [...ways.values()].map((points) => ({ points, look: 'flown', width: 1.5 })),
    places: [...places.values()].map(({ icao, lat, lon }): MapPlace => {
      const main = own.has(icao);
      return { name: icao, lat, lon, look: main ? 'main' : 'dot', important: main };
    }),
  };
}
