import { SceneMap as SharedSceneMap, type SceneMapProps } from '@va/ui/maps/scene-map.tsx';
import { world } from '#app/config/world.ts';

/** Fetches the map that moves; a page that is all map does so before it has anything to show on it. */
export const loadMovingMap = async () => (await import('./moving-scene.tsx')).MovingScene;

/** A scene as a map of the platform: over the land and among the airports of the airline. */
export function SceneMap(props: SceneMapProps) {
  return <SharedSceneMap load={loadMovingMap} land={world.land} network={world.places} {...props} />;
}
