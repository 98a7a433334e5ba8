import { MovingMap } from '@va/ui/moving-map/moving-map.tsx';
import type { SceneProps } from '@va/ui/maps/scene-map.tsx';
import type { MovingSlot } from '@va/ui/maps/movable-map.tsx';
import { mapGround } from '#app/config/map-ground.ts';

/** The map that moves, over the ground that the build has cut; loaded apart. */
export function MovingScene(props: SceneProps & MovingSlot) {
  return <MovingMap {...props} {...mapGround} />;
}
