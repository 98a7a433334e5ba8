import type { MapScene } from '@va/domain/maps/map-scene.ts';
import { MovableMap } from '@va/ui/maps/movable-map.tsx';
import { useMemo, type ReactNode } from 'react';

/** The scene is only worked out with the moving map; the picture does not need it. */
const loadMap = async () => {
  const { MovingScene } = await import('./moving-scene.tsx');
  return function OpenedMap({ scene, ...props }: OpenedMapProps) {
    const drawn = useMemo(() => scene(), [scene]);
    return <MovingScene {...props} scene={drawn} />;
  };
};

type OpenedMapProps = Omit<OpenableMapProps, 'picture' | 'what' | 'aspect'> & {
  onFirstFrame: () => void;
  onFailed: () => void;
};

interface OpenableMapProps {
  /** Name of the map, as the subject of a sentence. */
  what: string;
  /** Name of the map that moves. */
  label: string;
  /** Description of the contents, in words. */
  description: string;
  scene: () => MapScene;
  allLabel: string;
  /** Width over height. */
  aspect: number;
  picture: ReactNode;
}

/** A picture that was painted with the page, and «Abrir el mapa» for the map that moves. */
export function OpenableMap({ what, aspect, picture, ...props }: OpenableMapProps) {
  return <MovableMap what={what} load={loadMap} props={props} aspect={aspect} picture={picture} onRequest />;
}
