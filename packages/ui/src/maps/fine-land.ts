import type { MapBox } from '@va/domain/drawings/map-box.ts';
import { landCells } from '@va/domain/maps/land-cells.ts';
import { useEffect, useState } from 'react';

/** Fetches the land of these squares of the world as one SVG path; undefined where it is not to be had. */
export type LoadLand = (cells: readonly string[]) => Promise<string | undefined>;

/** Finer land for a picture of a small part of the world, once it has come; until then the picture does without it. */
export function useFineLand(box: MapBox, aspect: number, load: LoadLand | undefined): string | undefined {
  const cells = landCells(box, aspect).join(' ');
  const [land, setLand] = useState<{ cells: string; path: string | undefined }>();
  useEffect(() => {
    if (!load || cells === '') return;
    let left = false;
    load(cells.split(' ')).then(
      (path) => left || setLand({ cells, path }),
      // Without a network the land of the world stays.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [cells, load]);
  return land?.cells === cells ? land.path : undefined;
}
