import type { MapPlace, MapScene } from '@va/domain/maps/map-scene.ts';
import type { Position } from '@va/domain/great-circle.ts';
import { useMemo, type ComponentProps, type ComponentType } from 'react';
import type { MovingMapProps } from '../moving-map/moving-map.tsx';
import type { LoadLand } from './fine-land.ts';
import { MovableMap, type MovingSlot } from './movable-map.tsx';
import { ScenePicture } from './scene-picture.tsx';

/** Aspect ratio of the picture in a container with a shape of its own. */
const PICTURE_ASPECT = 1.45;

/** An airport of the network, as a small dot that is named from near by. */
export interface NetworkPlace extends Position {
  icao: string;
}

type Picture = ComponentProps<typeof ScenePicture>;
/** Props of a moving map besides its ground. */
export type SceneProps = Omit<MovingMapProps, 'ground' | 'runways' | keyof MovingSlot>;

export interface SceneMapProps
  extends Omit<SceneProps, 'description'>, Pick<Picture, 'leastDegrees' | 'margin' | 'sparse' | 'overlay'> {
  /** Name of the map, as the subject of a sentence: «El mapa de la red». */
  what: string;
  /** Description of the contents, in words. */
  description: string;
  /** Width over height; left out where the surroundings give the size, and the picture fits in. */
  aspect?: number;
  /** Airports besides those of the scene; by default those of the airline. */
  network?: readonly NetworkPlace[];
  /** Whether it stays a picture until the visitor opens it. */
  onRequest?: boolean;
}

interface SceneMapGround {
  /** Imports the map that moves, with its ground. */
  load: () => Promise<ComponentType<SceneProps & MovingSlot>>;
  /** SVG path of the world's land, for the picture. */
  land: string;
  /** Fetches finer land for the picture of a small part of it; only pictures that stay are worth it. */
  loadLand: LoadLand;
  network: readonly NetworkPlace[];
}

/** A scene as a map: a picture first, then one that moves. */
export function SceneMap({
  what,
  aspect,
  leastDegrees,
  margin,
  sparse,
  overlay,
  onRequest = false,
  load,
  land,
  loadLand,
  network,
  ...moving
}: SceneMapProps & SceneMapGround) {
  const { scene, description } = moving;
  const withNetwork = useMemo(
    () => ({ ...scene, places: [...networkDots(network, scene.places), ...scene.places] }),
    [scene, network],
  );
  return (
    <MovableMap
      what={what}
      load={load}
      props={{ ...moving, scene: withNetwork, description: `${description}.` }}
      aspect={aspect}
      onRequest={onRequest}
      picture={
        <ScenePicture
          label={description}
          aspect={aspect ?? PICTURE_ASPECT}
          loadLand={onRequest ? loadLand : undefined}
          {...{ scene, land, network, leastDegrees, margin, sparse, overlay }}
        />
      }
    />
  );
}

/** The airports that the scene has not. */
function networkDots(network: readonly NetworkPlace[], places: MapScene['places']): MapPlace[] {
  const named = new Set(places.map(({ name }) => name));
  return network
    .filter(({ icao }) => !named.has(icao))
    .map(({ icao, lat, lon }) => ({ name: icao, lat, lon, look: 'small' }));
}
