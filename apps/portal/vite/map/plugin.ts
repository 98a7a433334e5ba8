/** Vite plugin: the land under the maps, as two virtual modules, made from Natural Earth when the portal is built. */
import type { Plugin } from 'vite';
import { contentStore, type ContentStore } from '@va/content/store.ts';
import { NETWORK_ASPECT } from '@va/domain/drawings/network-aspect.ts';
import {
  boxAround,
  gather,
  greatCircle,
  project,
  TURN,
  UNITS_PER_DEGREE,
  type MapBox,
} from '@va/domain/drawings/projection.ts';
import { landPath } from './land.ts';

/** The whole world that tours are drawn on. */
const WORLD: MapBox = {
  x: -TURN / 2,
  y: -86 * UNITS_PER_DEGREE,
  width: TURN,
  height: 172 * UNITS_PER_DEGREE,
};

/**
 * `virtual:map/network` `{ box, path }` around the airports and their routes; `virtual:map/world` the land of the whole
 * world, fine where tours lead; `virtual:map/traffic` the same for a map that comes close, fine about every airport.
 * `contentRoot` is the folder that holds `content/`; the project's own unless it is given.
 */
export function mapPlugin(contentRoot?: string): Plugin {
  let store: ContentStore;
  return {
    name: 'portal:map',
    configResolved(resolved) {
      store = contentStore(contentRoot ?? resolved.root);
    },
    resolveId: (id) => (id.startsWith('virtual:map/') ? `\0${id}` : undefined),
    async load(id) {
      if (id === '\0virtual:map/world') {
        const { tours } = (await store.get()).content;
        const places = tours.flatMap(({ stops }) => stops.map(project));
        return exported(landPath({ box: WORLD, fine: 1.2, coarse: 14, places, budget: 10_000 }));
      }
      if (id === '\0virtual:map/traffic') {
        const { airports, tours } = (await store.get()).content;
        const places = [...airports, ...tours.flatMap(({ stops }) => stops)].map(project);
        return exported(landPath({ box: WORLD, fine: 0.5, coarse: 8, places, budget: 26_000 }));
      }
      if (id !== '\0virtual:map/network') return undefined;
      const { airports, routes } = (await store.get()).content;
      const gathered = gather(airports);
      const byIcao = new Map(gathered.map((airport) => [airport.icao, airport]));
      const arcs = routes.flatMap(({ between: [from, to] }) => {
        const ends = [byIcao.get(from), byIcao.get(to)];
        return ends[0] && ends[1] ? greatCircle(ends[0], ends[1]) : [];
      });
      const places = gathered.map(project);
      const box = boxAround([...places, ...arcs], { margin: 0.05, aspect: NETWORK_ASPECT });
      return exported({ box, path: landPath({ box, fine: 1, coarse: 3, places, budget: 13_500 }) });
    },
  };
}

function exported(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}
