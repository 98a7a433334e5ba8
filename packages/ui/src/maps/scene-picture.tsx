import { boxAround } from '@va/domain/drawings/map-box.ts';
import { MINUTE_MS } from '@va/domain/durations.ts';
import { nightPath } from '@va/domain/drawings/night-side.ts';
import { gather, pathOf, project, type MapPoint } from '@va/domain/drawings/projection.ts';
import type { Position } from '@va/domain/great-circle.ts';
import type { MapFlight, MapLine, MapScene } from '@va/domain/maps/map-scene.ts';
import { framedScene } from '@va/domain/maps/scene-frame.ts';
import { clsx } from 'clsx/lite';
import type { ReactNode } from 'react';
import { AIRLINER } from './airliner.ts';
import { useFineLand, type LoadLand } from './fine-land.ts';
import { heightColour } from './height-colour.ts';
import { WorldMap } from './world-map.tsx';

interface ScenePictureProps {
  /** Says what the picture shows, in Spanish. */
  label: string;
  scene: MapScene;
  /** Width of the picture over its height. */
  aspect: number;
  /** SVG path of the world's land. */
  land: string;
  /** Fetches finer land for a small part of the world. */
  loadLand?: LoadLand | undefined;
  /** Airports of the network, as small dots; where the scene has nothing, the picture shows them all. */
  network?: readonly Position[];
  leastDegrees?: number | undefined;
  margin?: number | undefined;
  /** Names only the important places in a narrow picture. */
  sparse?: boolean | undefined;
  /** Laid over the picture. */
  overlay?: ReactNode;
}

/** Side of an aircraft, in parts of the picture's height. */
const AIRCRAFT = 0.04;

/** A scene as a picture that does not move: for the first paint, print, and where no map that moves can be had. */
export function ScenePicture({
  label,
  scene,
  aspect,
  land,
  loadLand,
  network = [],
  leastDegrees,
  margin,
  overlay,
  sparse = false,
}: ScenePictureProps) {
  const framed = framedScene(scene, {
    aspect,
    ...(leastDegrees !== undefined && { leastDegrees }),
    ...(margin !== undefined && { margin }),
  });
  const box = framed?.box ?? boxAround(gather(network).map(project), { margin: 0.05, aspect });
  const fine = useFineLand(box, aspect, loadLand);
  const { flights = [], lines = [], places = [], marks = [] } = framed ?? {};
  const dotsOf = (look: string) => places.filter(({ of }) => of.look === look).map(({ at }) => at);
  const main = dotsOf('main');
  const ringed = dotsOf('ringed');
  return (
    <WorldMap
      label={label}
      box={box}
      aspect={aspect}
      land={fine ?? land}
      network={network}
      lines={
        <>
          {scene.nightAt !== undefined && (
            <path
              d={nightPath(Math.floor(scene.nightAt / MINUTE_MS) * MINUTE_MS)}
              className="fill-(--map-night)"
            />
          )}
          {lines.map(({ of, points }, index) => (
            <ScenePath key={index} line={of} points={points} />
          ))}
          {flights.map(({ of, at }) => (
            <path
              key={of.id}
              d={AIRLINER}
              transform={placeOf(of, at, box.height * AIRCRAFT, (box.height * aspect) / box.width)}
              className={clsx(
                'stroke-(--color-map-sea) [paint-order:stroke]',
                of.lost ? 'fill-(--color-media)' : of.own ? 'fill-(--color-link)' : 'fill-(--color-map-dot)',
              )}
            />
          ))}
        </>
      }
      overlay={overlay}
      dots={{
        points: [...dotsOf('dot'), ...marks.map(({ at }) => at)],
        main: [...main, ...ringed],
        ringed,
      }}
      names={[
        ...marks.map(({ of, at }) => ({ ...at, text: of.letter, important: true })),
        ...places.flatMap(({ of: { name, look, important = false, number }, at }) =>
          name === '' || look === 'small'
            ? []
            : [{ ...at, text: number === undefined ? name : `${number} ${name}`, important }],
        ),
      ]}
      avoid={lines.flatMap(({ points }) => points)}
      clearance={1.6}
      sparse={sparse}
    />
  );
}

function ScenePath({ line, points }: { line: Omit<MapLine, 'points'>; points: readonly MapPoint[] }) {
  const { look, width = 2, height } = line;
  return (
    <path
      d={pathOf(points)}
      strokeWidth={look === 'faint' ? 1.25 : width}
      strokeLinejoin="round"
      strokeLinecap={look === 'planned' ? 'round' : undefined}
      strokeDasharray={look === 'planned' ? '1 6' : undefined}
      stroke={height === undefined ? undefined : heightColour(height)}
      className={clsx(
        'fill-none [vector-effect:non-scaling-stroke]',
        height === undefined &&
          (look === 'planned' ? 'stroke-(--color-map-dot)' : 'stroke-(--color-map-route)'),
        look === 'faint' && 'opacity-50',
      )}
    />
  );
}

function placeOf({ course }: MapFlight, { x, y }: MapPoint, side: number, squeeze: number): string {
  const scale = side / 24;
  // The picture narrows the longitudes: undone here, or the aircraft would be thin.
  return `translate(${x} ${y}) scale(${scale / squeeze} ${scale}) rotate(${course ?? 0}) translate(-12 -12)`;
}
