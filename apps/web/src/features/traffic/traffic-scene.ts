import { undrawable, type MapPlace, type MapScene } from '@va/domain/maps/map-scene.ts';
import { altitudeWords, type TrafficRow } from './traffic-row.ts';

/** Always the same, so that nothing is drawn again for it. */
const NO_LINES: MapScene['lines'] = [];

/**
 * The networks' flights as a scene for the map.
 * @param selected callsign of the flight whose way stands out
 * @param own callsign of the pilot who looks; null for none
 */
export function trafficScene(
  rows: readonly TrafficRow[],
  selected: string | undefined,
  own: string | null,
): MapScene {
  const row = rows.find(({ flight }) => flight.callsign === selected);
  const ends = [row?.progress.departure, row?.progress.arrival].filter((end) => end !== undefined);
  return {
    flights: rows.map(({ flight, progress, grounded }) => ({
      id: flight.callsign,
      name: flight.callsign,
      detail: grounded ? 'en tierra' : altitudeWords(flight.altitudeFt),
      lat: flight.lat,
      lon: flight.lon,
      course: flight.heading,
      grounded,
      lost: false,
      own: flight.callsign === own,
      moving: { at: flight.seenAt, speedKt: flight.groundSpeedKt },
      from: progress.departure,
      to: progress.arrival,
    })),
    lines: NO_LINES,
    places: ends.map(({ icao, lat, lon }): MapPlace => ({
      name: icao,
      lat,
      lon,
      look: 'ringed',
      important: true,
    })),
  };
}

/** Number of flights that only the list can show. */
export function countOffMap(rows: readonly TrafficRow[]): number {
  return rows.filter(({ flight }) => undrawable(flight) !== null).length;
}
