/** Vite plugin: the land under the maps, as virtual modules, made from Natural Earth when portal and platform are built. */
import type { Plugin } from 'vite';
import type { LoadedContent } from '../load.ts';
import { contentStore, type ContentStore } from '../store.ts';
import { NETWORK_ASPECT } from '@va/domain/maps/aspects.ts';
import { project, TURN, UNITS_PER_DEGREE } from '@va/domain/drawings/projection.ts';
import { TOUR_ASPECT, type MapBox } from '@va/domain/drawings/map-box.ts';
import { cellLand, cellsBetween } from './cell-land.ts';
import { airportBox, tourBox, pictureLand } from './picture-land.ts';
import { landPath } from './land.ts';
import { mapTiles, tilesInSite } from './map-tiles.ts';
import { runwaysOf } from './runways.ts';

/** Modules of one airport's map, and of one tour's, begin so. */
const AIRPORT = 'virtual:map/airport/';
const TOUR = 'virtual:map/tour/';
const TILES = '\0virtual:map/tiles';
/** The module of a square's land ends with the square's name. */
const CELL = 'virtual:map/cell-';
/** What the land of one picture may weigh, bytes after brotli. */
const TOUR_BUDGET = 9000;
const AIRPORT_BUDGET = 7000;

/** The whole world but the poles, for a map that comes close. */
const WORLD: MapBox = {
  x: -TURN / 2,
  y: -86 * UNITS_PER_DEGREE,
  width: TURN,
  height: 172 * UNITS_PER_DEGREE,
};

/**
 * `virtual:map/tours` a loader by its id for the land of each tour's picture; `virtual:map/airports` a loader by ICAO code for
 * `{ box, path }` around the airport's own routes; `virtual:map/world` the land of the whole world, fine about the
 * airports; `virtual:map/places` these as `{ icao, lat, lon, name }`; `virtual:map/cells` a loader for the finer land of each square that small pictures
 * show, null for one at sea; `virtual:map/tiles` `{ folder, kinds }` of the ground of maps that move, whose
 * files the build then adds to the site; `virtual:map/runways` the runways whose thresholds are known.
 * `contentRoot` is the folder that holds `content/`; the project's own unless it is given.
 */
export function mapPlugin(contentRoot?: string): Plugin {
  let store: ContentStore;
  return {
    ...tilesInSite(TILES),
    name: 'content:map',
    configResolved(resolved) {
      store = contentStore(contentRoot ?? resolved.root);
    },
    resolveId: (id) => (id.startsWith('virtual:map/') ? `\0${id}` : undefined),
    async load(id) {
      if (!id.startsWith('\0virtual:map/')) return undefined;
      const loaded = await store.get();
      const known = made.get(loaded) ?? new Map<string, string | undefined>();
      made.set(loaded, known);
      if (!known.has(id)) known.set(id, makeModule(id, loaded.content));
      return known.get(id);
    },
  };
}

/** What has been made of some content: pages are drawn by a build of their own, from the same maps. */
const made = new WeakMap<LoadedContent, Map<string, string | undefined>>();

/** The code of a module of maps; nothing for one that there is not. */
function makeModule(id: string, { airports, routes, tours }: LoadedContent['content']): string | undefined {
  if (id === '\0virtual:map/tours') {
    const loaders = tours.map(({ id: tour }) => `'${tour}': () => import('${TOUR}${tour}')`);
    return `export default { ${loaders.join(', ')} };`;
  }
  if (id === TILES) {
    const { folder, kinds } = mapTiles();
    return exported({ folder, kinds });
  }
  if (id === '\0virtual:map/runways') return exported(runwaysOf(airports));
  if (id === '\0virtual:map/world') return exported(worldLand(airports.map(project)));
  if (id === '\0virtual:map/places')
    return exported(airports.map(({ icao, lat, lon, city }) => ({ icao, lat, lon, name: city })));
  if (id === '\0virtual:map/airports') {
    const loaders = airports.map(({ icao }) => `${icao}: () => import('${AIRPORT}${icao}')`);
    return `export default { ${loaders.join(', ')} };`;
  }
  if (id === '\0virtual:map/cells') {
    const loaders = cellsBetween(airports).map((cell) => {
      const load = cellLand(cell) === '' ? 'null' : `() => import('${CELL}${cell}')`;
      return `'${cell}': ${load}`;
    });
    return `export default { ${loaders.join(', ')} };`;
  }
  if (id.startsWith(`\0${CELL}`)) return exported(cellLand(id.slice(CELL.length + 1)));
  const tour = tours.find((one) => id === `\0${TOUR}${one.id}`);
  if (tour) return exported(pictureLand(tourBox(tour.stops), TOUR_ASPECT, TOUR_BUDGET));
  const airport = airports.find(({ icao }) => id === `\0${AIRPORT}${icao}`);
  if (!airport) return undefined;
  const pairs = routes.map(({ between }) => between);
  const box = airportBox(airport, airports, pairs);
  return exported({ box, path: pictureLand(box, NETWORK_ASPECT, AIRPORT_BUDGET) });
}

const worldLand = (places: Parameters<typeof landPath>[0]['places']) =>
  landPath({ box: WORLD, fine: 0.5, coarse: 8, places, budget: 26_000 });

function exported(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
