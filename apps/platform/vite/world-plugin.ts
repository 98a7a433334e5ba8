/** Vite plugin: what the live map stands on, the world's land and the airports, made when the platform is built. */
import type { Plugin } from 'vite';
import { landPath } from '@va/content/map/land.ts';
import { contentStore } from '@va/content/store.ts';
import { project, TURN, UNITS_PER_DEGREE } from '@va/domain/drawings/projection.ts';

const ID = 'virtual:map/world';
/** The whole world but the poles. */
const WORLD = {
  x: -TURN / 2,
  y: -86 * UNITS_PER_DEGREE,
  width: TURN,
  height: 172 * UNITS_PER_DEGREE,
};

/** `virtual:map/world`: the land as an SVG path, fine about the airports, and the airports themselves. */
export function worldPlugin(contentRoot: string): Plugin {
  return {
    name: 'platform:world',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const { airports } = (await contentStore(contentRoot).get()).content;
      const places = airports.map(({ icao, lat, lon, city }) => ({ icao, lat, lon, name: city }));
      const land = landPath({
        box: WORLD,
        fine: 0.5,
        coarse: 8,
        places: places.map(project),
        budget: 26_000,
      });
      return `export default ${JSON.stringify({ land, places })};`;
    },
  };
}
