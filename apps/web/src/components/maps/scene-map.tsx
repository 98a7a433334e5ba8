import { SceneMap as SharedSceneMap, type SceneMapProps } from '@va/ui/maps/scene-map.tsx';
import { networkPlaces } from '#app/config/network-places.ts';
import { worldLand } from '#app/config/world.ts';

/** Fetches the map that moves; a page that is all map does so before it has anything to show on it. */
export const loadMovingMap = async () => (await import('./moving-scene.tsx')).MovingScene;

/** Fetches the finer land of these squares, each from a file of its own; none where one of them has none. */
async function loadLand(cells: readonly string[]): Promise<string | undefined> {
  const { default: loaders } = await import('virtual:map/cells');
  const paths = await Promise.all(
    cells.map(async (cell) => {
      const load = loaders[cell];
      return load ? (await load()).default : load === null ? '' : undefined;
    }),
  );
  return paths.includes(undefined) ? undefined : paths.join('');
}

/** A scene as a map of the platform: over the land and among the airports of the airline. */
export function SceneMap(props: SceneMapProps) {
  return (
    <SharedSceneMap
      load={loadMovingMap}
      land={worldLand}
      loadLand={loadLand}
      network={networkPlaces}
      {...props}
    />
  );
}
