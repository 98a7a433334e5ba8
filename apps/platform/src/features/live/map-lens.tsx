import { TRAFFIC_ASPECT } from '@va/domain/traffic/aspect.ts';
import type { TrafficMark } from '@va/domain/traffic/traffic-scene.ts';
import { holds } from '@va/ui/maps/map-ground.tsx';
import { WorldMap } from '@va/ui/maps/world-map.tsx';
import type { ReactNode } from 'react';
import { world } from '#app/config/world.ts';
import { AircraftMarks } from './aircraft-marks.tsx';
import type { BlockLayout } from './block-layout.ts';
import { DataBlocks } from './data-blocks.tsx';
import type { LiveRow } from './live-row.ts';

interface MapLensProps {
  layout: BlockLayout;
  rows: readonly LiveRow[];
  marks: readonly TrafficMark[];
  chosen: string | undefined;
  /** Night and tracks, as on the map around it. */
  lines: ReactNode;
}

/** The part of the map where many fly close together, enlarged in a corner where nobody does. */
export function MapLens({ layout: { lens, width, height }, rows, marks, chosen, lines }: MapLensProps) {
  if (!lens) return null;
  const { box, corner } = lens;
  return (
    <div
      style={{
        left: `${(corner.x / width) * 100}%`,
        top: `${(corner.y / height) * 100}%`,
        width: `${(corner.width / width) * 100}%`,
      }}
      className="absolute overflow-clip rounded-md outline-2 outline-(--color-map-dot) outline-dashed"
    >
      <WorldMap
        label="Lupa: la parte del mapa donde más vuelos coinciden"
        box={box}
        aspect={TRAFFIC_ASPECT}
        land={world.land}
        network={world.places}
        lines={lines}
        overlay={
          <>
            <AircraftMarks
              rows={rows}
              marks={marks.filter(({ at }) => holds(box, at))}
              box={box}
              chosen={chosen}
            />
            <DataBlocks picture={lens} rows={rows} chosen={chosen} />
          </>
        }
        names={[]}
      />
    </div>
  );
}
