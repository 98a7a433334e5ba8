import { movesOn } from '@va/domain/maps/moved-on.ts';
import {
  type FlightMotion,
  type MapFlight,
  type MapPlace,
  type MapScene,
  undrawable,
} from '@va/domain/maps/map-scene.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { wayThrough } from '@va/domain/maps/track-parts.ts';
import type { LiveTrack } from '@va/contract/flights/live.ts';
import { waypoints } from '#app/lib/waypoints.ts';
import { blockWords } from './block-words.ts';
import type { LiveRow } from './live-row.ts';

interface LiveSceneGiven {
  rows: readonly LiveRow[];
  /** Id of the flight whose way stands out. */
  chosen: string | undefined;
  /** Callsign of the pilot who looks; null for a visitor. */
  own: string | null;
  /** Where the chosen flight has been; the same array while that is the same. */
  track: readonly Position[];
  /** What the plan of the chosen flight leads over, without the departure; empty without one. */
  planned: LiveTrack['planned'];
  /** The way of that plan; the same array while it is the same. */
  way: MapScene['lines'];
  /** Where it is night, milliseconds since 1970. */
  now: number;
}

/** The flights as the map draws them; the chosen one with both ends, where it has been and where its plan leads. */
export function liveScene({ rows, chosen, own, track, planned, way, now }: LiveSceneGiven): MapScene {
  const row = rows.find(({ flight }) => flight.id === chosen);
  const ends = [row?.progress.departure, row?.progress.arrival].filter((end) => end !== undefined);
  return {
    flights: rows.map((one) => mapFlight(one, own, one === row ? track : [], one === row && way.length > 0)),
    lines: row ? way : NO_LINES,
    places: [
      ...(row
        ? waypoints(
            planned,
            ends.map(({ icao }) => icao),
          )
        : []),
      ...ends.map(({ icao, lat, lon }): MapPlace => ({
        name: icao,
        lat,
        lon,
        look: 'ringed',
        important: true,
      })),
    ],
    nightAt: now,
  };
}

/** Always the same, so that nothing is drawn again for it. */
const NO_LINES: MapScene['lines'] = [];

/** The way of a plan as a line; no line without a plan. */
export function plannedWay(planned: LiveTrack['planned'], from: Position | undefined): MapScene['lines'] {
  const points = planned.length > 0 ? wayThrough([...(from ? [from] : []), ...planned]) : [];
  return points.length > 0 ? [{ points, look: 'planned', width: 1.5 }] : [];
}

/** `byPlan`: its way ahead is drawn as planned, and not as a great circle. */
function mapFlight(
  row: LiveRow,
  own: string | null,
  track: LiveSceneGiven['track'],
  byPlan: boolean,
): MapFlight {
  const { flight, name, age, grounded, progress } = row;
  const { id, lat, lon, hdg, callsign } = flight;
  return {
    id,
    name,
    detail: blockWords(row),
    lat,
    lon,
    course: hdg,
    grounded,
    lost: age === 'lost',
    own: callsign === own,
    moving: motionOf(flight),
    from: progress.departure,
    to: byPlan ? undefined : progress.arrival,
    flown: track.length > 1 ? track : undefined,
  };
}

/** How a flight goes on after its report; one that is shown late on purpose stays where it was told. */
function motionOf({ gsKt, at, delayed }: LiveRow['flight']): FlightMotion | undefined {
  return gsKt === null || delayed ? undefined : { at: Date.parse(at), speedKt: gsKt };
}

/** Whether the map shows a flight where it was seen, or where it will be by now. */
export function placeWords({ flight, age, grounded }: LiveRow, now: number): string {
  const lonely = notOnMap(flight);
  if (lonely !== '') return lonely;
  const moving = motionOf(flight);
  const moves = movesOn({ moving, course: flight.hdg, grounded, lost: age === 'lost' });
  return moves && moving !== undefined && now > moving.at ? 'posición estimada' : 'donde se vio';
}

/** Why a flight is in the list alone; empty for one that is on the map. */
export function notOnMap(place: Position): string {
  const why = undrawable(place);
  if (why === 'nowhere') return 'Sin posición: no sale en el mapa.';
  return why === 'pole' ? 'Demasiado cerca del polo: el mapa no llega.' : '';
}
